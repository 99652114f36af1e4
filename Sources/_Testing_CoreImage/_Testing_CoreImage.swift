// Empty, but it must exist: where a file imports both Testing and a module named CoreImage, the compiler
// imports this one beside them. The toolchain has it only on Apple's platforms.
