# The Debian packages that Halcyon is built and run with; read by setup.
# A compiler's own: what swiftc needs beside its toolchain.
compiler_packages="binutils git libc6-dev libgcc-12-dev libstdc++-12-dev libcurl4 libxml2 tzdata"
# Libraries with their headers.
library_packages="pkg-config libfreetype-dev libharfbuzz-dev libfribidi-dev libdeflate-dev zlib1g-dev \
libpng-dev libjpeg-dev libwebp-dev libgif-dev libqrencode-dev"
# Programs and fonts that are used when a film is made.
runtime_packages="ffmpeg bootstrap-icons fonts-inter fonts-jetbrains-mono fonts-noto-core \
fonts-noto-color-emoji fonts-noto-cjk fonts-ebgaramond libsdl2-2.0-0"
# What the tests watch live programs with: a browser, and a display without a screen; and what checks the
# scripts of pages.
test_packages="chromium xvfb xdotool node-typescript"
