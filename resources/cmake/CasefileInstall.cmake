# Install rules and the Debian package.
include(GNUInstallDirs)

set(linux "${PROJECT_SOURCE_DIR}/resources/linux")
set(hicolor "${CMAKE_INSTALL_DATADIR}/icons/hicolor")

# install_compressed(FILE DESTINATION): as FILE.gz without name and date in it, so that two builds give the same bytes.
find_program(GZIP_PROGRAM gzip REQUIRED)
function(install_compressed file destination)
    get_filename_component(name "${file}" NAME)
    set(compressed "${CMAKE_CURRENT_BINARY_DIR}/${name}.gz")
    add_custom_command(OUTPUT "${compressed}" COMMAND ${GZIP_PROGRAM} -9nc "${file}" > "${compressed}" DEPENDS "${file}" VERBATIM)
    add_custom_target(compress_${name} ALL DEPENDS "${compressed}")
    install(FILES "${compressed}" DESTINATION "${destination}")
endfunction()

install(TARGETS casefile RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(BUILD_SHARED_LIBS) # only the test presets
    get_property(layers GLOBAL PROPERTY CASEFILE_LAYERS)
    install(TARGETS ${layers} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/casefile)
    set_target_properties(casefile ${layers} PROPERTIES INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}/casefile:$ORIGIN")
endif()
install(FILES "${linux}/org.casefile.Casefile.desktop" DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES "${linux}/org.casefile.Casefile.metainfo.xml" DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install_compressed("${linux}/casefile.1" ${CMAKE_INSTALL_MANDIR}/man1)
install_compressed("${linux}/changelog" ${CMAKE_INSTALL_DOCDIR})
install(FILES "${linux}/copyright" DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES "${PROJECT_SOURCE_DIR}/resources/icons/org.casefile.Casefile.svg" DESTINATION ${hicolor}/scalable/apps)
foreach(size 16 24 32 48 64 128 256)
    install(FILES "${linux}/icons/${size}.png" DESTINATION ${hicolor}/${size}x${size}/apps RENAME org.casefile.Casefile.png)
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME casefile)
set(CPACK_PACKAGE_VENDOR "The Casefile founders")
set(CPACK_PACKAGE_CONTACT "The Casefile founders <casefile@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "course on multi-head self-attention with every number computed")
set(CPACK_PACKAGE_DESCRIPTION "Casefile opens a sentence like a case file: every clue looks at every other.
Figure, formula, code and words move together, in Chinese and English and
without a network. Every number on screen is computed from the sentence that
was typed, and any of them can be asked where it comes from. Quizzes find
misconceptions and lead to the step that repairs them.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Loaded at run time, so shlibdeps cannot see them: database driver, picture formats, fonts, the words of Qt's own buttons.
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    "libqt6sql6-sqlite, libqt6svg6, qt6-translations-l10n, fonts-dejavu-core, fonts-wqy-microhei | fonts-noto-cjk, fonts-noto-color-emoji")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, libqt6sql6-psql")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fcitx5-frontend-qt6")
include(CPack)
