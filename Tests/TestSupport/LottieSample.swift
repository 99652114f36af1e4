import Foundation

/// A Lottie file: a red square of 40 points whose middle goes evenly from (50, 50) to (150, 50) in two seconds.
package enum LottieSample {
  package static let text = """
    {"v":"5.5.7","fr":30,"ip":0,"op":60,"w":200,"h":100,"nm":"square","ddd":0,"assets":[],
    "markers":[{"tm":15,"cm":"middle","dr":30}],
    "layers":[{"ddd":0,"ind":1,"ty":4,"nm":"box","sr":1,
    "ks":{"o":{"a":0,"k":100},"r":{"a":0,"k":0},"p":{"a":1,"k":[
    {"t":0,"s":[50,50,0],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}},{"t":60,"s":[150,50,0]}]},
    "a":{"a":0,"k":[0,0,0]},"s":{"a":0,"k":[100,100,100]}},
    "shapes":[{"ty":"gr","nm":"Group","it":[
    {"ty":"rc","d":1,"s":{"a":0,"k":[40,40]},"p":{"a":0,"k":[0,0]},"r":{"a":0,"k":0},"nm":"Rect"},
    {"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100},"r":1,"nm":"Fill 1"},
    {"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},
    "r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}],"ip":0,"op":60,"st":0,"bm":0}]}
    """
  package static var data: Data { Data(text.utf8) }
}
