# The Debian packages that Halcyon is built and run with; read by setup.
# A compiler's own: what swiftc needs beside its toolchain.
compiler_packages="binutils git libc6-dev libgcc-12-dev libstdc++-12-dev libcurl4 libxml2 tzdata"
# An allocator with which it is faster (Scripts/allocator.sh).
allocator_packages="libjemalloc2"
# Libraries with their headers.
library_packages="pkg-config libfreetype-dev libharfbuzz-dev libfribidi-dev libdeflate-dev zlib1g-dev \
libcurl4-openssl-dev libpng-dev libjpeg-dev libwebp-dev libgif-dev libqrencode-dev libssl-dev libbox2d-dev"
# Programs and fonts that are used when a film is made.
runtime_packages="ffmpeg bootstrap-icons fonts-inter fonts-jetbrains-mono fonts-noto-core \
fonts-noto-color-emoji fonts-noto-cjk fonts-ebgaramond libsdl2-2.0-0 libsqlite3-0 \
libpoppler-glib8 librsvg2-2 librlottie0-1"
# What the tests watch live programs with: a browser, and a display without a screen; what checks the
# scripts of pages, and what runs an editor's extension.
test_packages="chromium xvfb xdotool node-typescript nodejs"
# What packs and checks a package (Scripts/package, Scripts/install, Scripts/test-package).
packaging_packages="patchelf mmdebstrap"
# What the package needs and asks for: a compiler's C library, start files and libraries, those that Halcyon is linked
# with, and the fonts of the sizes that are always there.
deb_depends="libc6-dev, libgcc-12-dev | libgcc-13-dev | libgcc-14-dev, libstdc++-12-dev | libstdc++-13-dev | \
libstdc++-14-dev, libcurl4, libxml2, libncurses6, libsqlite3-0, \
tzdata, libfreetype6, libharfbuzz0b, libfribidi0, libpng16-16, libjpeg62-turbo, \
libwebp7, libgif7, libdeflate0, libqrencode4, libssl3, libbox2d2, zlib1g, bootstrap-icons, fonts-inter, fonts-jetbrains-mono, fonts-noto-core, \
fonts-noto-color-emoji, fonts-ebgaramond"
deb_recommends="ffmpeg, libsdl2-2.0-0, libpoppler-glib8, librsvg2-2, librlottie0-1, fonts-noto-cjk"
