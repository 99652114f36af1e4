import Testing

@testable import halcyon

@Suite("The vertex, fragment and kernel functions of a Metal file")
struct PipelineFunctionsTests {
  private let text = """
    #include <metal_stdlib>
    using namespace metal;
    // vertex float4 commented(uint id [[vertex_id]]) { return 0; }
    struct Out {
      float4 position [[position]];
      float2 place, other;
      uint kind [[flat]];
      float side() const { return place.x; }
      float far [[center_no_perspective]];
    };
    typedef struct { float3 at [[attribute(0)]]; } In;
    vertex Out first(In in [[stage_in]], constant float4x4 &m [[buffer(1)]],
                     uint id [[vertex_id]]) {
      return Out{};
    }
    namespace inner {
    fragment half4 second(Out in [[stage_in]], texture2d<float, access::sample> picture,
                          sampler how [[sampler(2)]], device const float *numbers) { return 0; }
    }
    [[kernel]] void third(texture2d<half, access::write> out [[texture(0)]],
                          ushort2 at [[thread_position_in_grid]]) { if (at.x > 0) { return; } }
    [[ stitchable ]] half4 effect(float2 p) { return half4(1); }
    float helper(float vertex_count) { return vertex_count; }
    """

  private var found: PipelineFunctions { PipelineFunctions(in: text, included: []) }

  @Test("Those of all three kinds are found, with the namespaces around them")
  func names() {
    let functions = found.functions
    #expect(functions.map(\.name) == ["first", "inner::second", "third"])
    #expect(functions.map(\.kind) == [.vertex, .fragment, .kernel])
    #expect(functions.map(\.result) == ["Out", "half4", "void"])
  }

  @Test("Each parameter has its type, its name and its attribute")
  func parameters() throws {
    let first = try #require(found.functions.first)
    #expect(first.parameters.map(\.type) == ["In", "constant float4x4 &", "uint"])
    #expect(first.parameters.map(\.name) == ["in", "m", "id"])
    #expect(
      first.parameters.map(\.attributes) == [
        [.init(name: "stage_in")], [.init(name: "buffer", argument: "1")],
        [.init(name: "vertex_id")],
      ])
    let second = found.functions[1]
    #expect(second.parameters.map(\.name) == ["in", "picture", "how", "numbers"])
    #expect(second.parameters[1].type == "texture2d<float, access::sample>")
  }

  @Test("Structs have their members in order, and no functions")
  func structs() throws {
    let out = try #require(found.structs.first { $0.name == "Out" })
    #expect(out.members.map(\.name) == ["position", "place", "other", "kind", "far"])
    #expect(out.members.map(\.type) == ["float4", "float2", "float2", "uint", "float"])
    #expect(out.members[3].has("flat") && out.members[4].has("center_no_perspective"))
    let named = try #require(found.structs.first { $0.name == "In" })
    #expect(named.members.first?.attributes == [.init(name: "attribute", argument: "0")])
  }

  @Test("As C++ a file keeps its lines, and loses the words that say a function's kind")
  func code() {
    let code = found.asCode(text)
    #expect(code.split(separator: "\n").count == text.split(separator: "\n").count)
    #expect(code.contains("       Out first(In in [[stage_in]]"))
    #expect(!code.contains("fragment half4") && !code.contains("[[kernel]]"))
    #expect(code.contains("helper(float vertex_count)"))
  }

  @Test("Effects are compiled without them")
  func removed() {
    let rest = found.removed(from: text)
    #expect(!rest.contains("first(") && !rest.contains("third("))
    #expect(rest.contains("[[ stitchable ]] half4 effect(float2 p) { return half4(1); }"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rest.split(separator: "\n", omittingEmptySubsequences: false).count == lines.count)
  }

  @Test("What has no attribute has the next place of its kind")
  func nextPlaces() {
    let table = found.table(threadsWait: false, isAtomic: false)
    #expect(table.contains("halcyon::Mark::texture, (int)(0)>"))
    #expect(table.contains("halcyon::Mark::sampler, (int)(2)>"))
    #expect(table.contains("halcyon::Mark::buffer, (int)(0)>"))
  }

  @Test("What threads of a group share is one for all of them; a pointer to it is each one's own")
  func sharedMemory() {
    let text = """
      kernel void add(uint id [[thread_index_in_threadgroup]], threadgroup float *given [[threadgroup(0)]]) {
        threadgroup float sums[64];
        threadgroup float *own = sums;
      }
      """
    let code = PipelineFunctions(in: text, included: []).asCode(text)
    #expect(code.contains("static __thread float sums[64];"))
    #expect(code.contains("threadgroup float *own") && code.contains("threadgroup float *given"))
  }

  @Test("A file of effects alone is not read any further")
  func none() {
    let effects = "[[ stitchable ]] half4 white(float2 p) { return half4(1); }"
    let found = PipelineFunctions(in: effects, included: [])
    #expect(found.functions.isEmpty && found.removed(from: effects) == effects)
  }
}
