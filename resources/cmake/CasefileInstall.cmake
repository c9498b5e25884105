# Install rules and the Debian package.
include(GNUInstallDirs)

set(linux "${PROJECT_SOURCE_DIR}/resources/linux")
install(TARGETS casefile RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES "${linux}/org.casefile.Casefile.desktop" DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES "${linux}/org.casefile.Casefile.metainfo.xml" DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES "${linux}/casefile.1" DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES "${PROJECT_SOURCE_DIR}/resources/icons/org.casefile.Casefile.svg"
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/README.md" DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME casefile)
set(CPACK_PACKAGE_VENDOR "The Casefile founders")
set(CPACK_PACKAGE_CONTACT "The Casefile founders <casefile@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "course on multi-head self-attention with every number computed")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Loaded at run time, so shlibdeps cannot see them.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, libqt6svg6, fonts-dejavu-core, fonts-wqy-microhei | fonts-noto-cjk")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fcitx5-frontend-qt6")
include(CPack)
