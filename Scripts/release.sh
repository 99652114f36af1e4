# Read by the scripts that build what users run: `release ARGUMENTS…` compiles it, of all scripts alike, since other flags
# compile all of it again. Needs Scripts/allocator.sh.
#
# Programs change views on whatever thread they are: on Apple's systems they are warned, and go on. The checks that the
# compiler writes where a closure of a view's is handed to a function of Swift's own would end them here.
release() {
  compile swift build -c release -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation "$@"
}
