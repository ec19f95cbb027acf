# SPDX-License-Identifier: Apache-2.0
# A Debian package: cpack --config build/release/CPackConfig.cmake. It holds the program with the page in
# it, the manual page, a systemd unit and its configuration file (docs/hosting.md). `cmake --install`
# leaves the last two to the package: they are for one place, and there may be settings already.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)  # nobody installs tests
install(FILES packaging/troef.service DESTINATION lib/systemd/system
        COMPONENT service EXCLUDE_FROM_ALL)
install(FILES packaging/troef.toml DESTINATION /etc/troef COMPONENT service EXCLUDE_FROM_ALL)
install(FILES LICENSE DESTINATION share/doc/troef COMPONENT program RENAME copyright)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME troef)
set(CPACK_COMPONENTS_ALL program service)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGE_CONTACT "Troef <troef@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Dutch card games: tables for browsers, bots, referee")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
file(WRITE ${PROJECT_BINARY_DIR}/generated/conffiles "/etc/troef/troef.toml\n")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    ${PROJECT_SOURCE_DIR}/packaging/postinst ${PROJECT_SOURCE_DIR}/packaging/prerm
    ${PROJECT_SOURCE_DIR}/packaging/postrm ${PROJECT_BINARY_DIR}/generated/conffiles)
include(CPack)
