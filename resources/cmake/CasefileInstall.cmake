# Install rules and the Debian package.
include(GNUInstallDirs)
