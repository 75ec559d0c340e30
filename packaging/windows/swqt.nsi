; The installer for Windows: for one user, without any rights. Compiled by windows_files.make_installer, which defines
; VERSION, FILES (all of the program), TARGET, ICON, SIDE (a picture), KILOBYTES and SIGN (a command that signs a file).
;
; Silent:  swqt-...-setup.exe /S [/FIREWALL] [/D=C:\somewhere]      (/D last, without quotes)
;          uninstall.exe /S
; Games and settings lie in %LOCALAPPDATA%\swqt, and nothing here touches them.

!ifdef AMD64
  Target amd64-unicode
!endif
Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true
ManifestSupportedOS all
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include Sections.nsh

!define PROGID "swqt.game"
!define TRAIT_PROGID "swqt.trait"
!define BOARD_PROGID "swqt.board"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\swqt"
!define APP_PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths"
!define SCHEME "swqt"
!define CAPABILITIES "Software\swqt\Capabilities"

Name "swqt"
BrandingText "swqt ${VERSION}"
OutFile "${TARGET}"
!uninstfinalize '${SIGN} "%1"' = 0
InstallDir "$LOCALAPPDATA\Programs\swqt"
InstallDirRegKey HKCU "Software\swqt" "InstallDir"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "swqt"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "swqt"
VIAddVersionKey /LANG=0 "LegalCopyright" "GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\swqt.exe"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The one that the user's Windows speaks is taken without asking, the first for all others.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"

!macro Text NAME ENGLISH SPANISH ITALIAN RUSSIAN FRENCH GERMAN
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_SPANISH} "${SPANISH}"
  LangString ${NAME} ${LANG_ITALIAN} "${ITALIAN}"
  LangString ${NAME} ${LANG_RUSSIAN} "${RUSSIAN}"
  LangString ${NAME} ${LANG_FRENCH} "${FRENCH}"
  LangString ${NAME} ${LANG_GERMAN} "${GERMAN}"
!macroend
!insertmacro Text PROGRAM "The game" \
  "El juego" \
  "Il gioco" \
  "Игра" \
  "Le jeu" \
  "Das Spiel"
!insertmacro Text PROGRAM_ABOUT "swqt itself, with an entry in the Start menu." \
  "swqt, con una entrada en el menú Inicio." \
  "swqt, con una voce nel menu Start." \
  "Сама программа swqt и пункт в меню «Пуск»." \
  "swqt, avec un raccourci dans le menu Démarrer." \
  "swqt selbst, mit einem Eintrag im Startmenü."
!insertmacro Text FILES "Open games (.swn) and invitations" \
  "Abrir partidas (.swn) e invitaciones" \
  "Apri partite (.swn) e inviti" \
  "Открывать игры (.swn) и приглашения" \
  "Ouvrir les parties (.swn) et les invitations" \
  "Partien (.swn) und Einladungen öffnen"
!insertmacro Text FILES_ABOUT "Double-click a saved game to open it, or click an invitation (swqt://) to join its table." \
  "Un doble clic en una partida guardada la abre, y un clic en una invitación (swqt://), su mesa." \
  "Un doppio clic su una partita salvata la apre, un clic su un invito (swqt://) apre il tavolo." \
  "Двойной щелчок открывает сохранённую игру, щелчок по приглашению (swqt://) — стол." \
  "Un double-clic ouvre une partie enregistrée, un clic sur une invitation (swqt://) ouvre sa table." \
  "Ein Doppelklick öffnet eine gespeicherte Partie, ein Klick auf eine Einladung (swqt://) den Tisch."
!insertmacro Text DESKTOP_LINK "Shortcut on the desktop" \
  "Acceso directo en el escritorio" \
  "Collegamento sul desktop" \
  "Ярлык на рабочем столе" \
  "Raccourci sur le bureau" \
  "Verknüpfung auf dem Desktop"
!insertmacro Text DESKTOP_ABOUT "Puts swqt on the desktop, too." \
  "swqt también en el escritorio." \
  "swqt anche sul desktop." \
  "swqt и на рабочем столе." \
  "Place aussi swqt sur le bureau." \
  "Legt swqt auch auf den Desktop."
!insertmacro Text FIREWALL "Play on your own network" \
  "Jugar en tu propia red" \
  "Gioca nella tua rete" \
  "Игра в своей сети" \
  "Jouer sur ton réseau" \
  "Im eigenen Netzwerk spielen"
; Two lines of the page are all there is room for.
!insertmacro Text FIREWALL_ABOUT "Lets others nearby join your table. Windows asks for an administrator." \
  "Permite que otros cerca se unan a tu mesa. Windows pide un administrador." \
  "Permette ad altri vicini di unirsi al tuo tavolo. Windows chiede un amministratore." \
  "Позволяет другим рядом сесть за твой стол. Windows запросит права администратора." \
  "Permet aux autres de rejoindre ta table. Windows demande un accès administrateur." \
  "Lässt andere in der Nähe an deinen Tisch. Windows verlangt Administratorrechte."
!insertmacro Text RUNNING "swqt is running. Close it, then try again." \
  "swqt está abierto. Ciérralo e inténtalo de nuevo." \
  "swqt è in esecuzione. Chiudilo e riprova." \
  "Программа swqt запущена. Закрой её и попробуй снова." \
  "swqt est ouvert. Ferme-le, puis réessaie." \
  "swqt läuft noch. Beende es und versuche es erneut."
!insertmacro Text KIND "swqt game" \
  "Partida de swqt" \
  "Partita di swqt" \
  "Игра swqt" \
  "Partie swqt" \
  "swqt-Partie"
!insertmacro Text TRAIT_KIND "swqt race or power" \
  "Raza o poder de swqt" \
  "Razza o potere di swqt" \
  "Народ или способность swqt" \
  "Peuple ou pouvoir swqt" \
  "swqt-Volk oder -Fähigkeit"
!insertmacro Text BOARD_KIND "swqt board" \
  "Tablero de swqt" \
  "Tabellone di swqt" \
  "Поле swqt" \
  "Plateau swqt" \
  "swqt-Spielplan"
!insertmacro Text INVITATION "swqt invitation" \
  "Invitación de swqt" \
  "Invito di swqt" \
  "Приглашение swqt" \
  "Invitation swqt" \
  "swqt-Einladung"
!insertmacro Text ABOUT "Play Small World against people and bots" \
  "Juega a Small World contra personas y bots" \
  "Gioca a Small World contro persone e bot" \
  "Играй в Small World с людьми и ботами" \
  "Joue à Small World contre d'autres joueurs et des bots" \
  "Spiele Small World gegen Menschen und Bots"

; Stop while the program runs: its files cannot be replaced then. In silence, with exit code 2.
!macro WaitUntilClosed UN
Function ${UN}WaitUntilClosed
  again:
  ${IfNot} ${FileExists} "$INSTDIR\swqt.exe"
    Return
  ${EndIf}
  ClearErrors
  FileOpen $0 "$INSTDIR\swqt.exe" a
  ${IfNot} ${Errors}
    FileClose $0
    Return
  ${EndIf}
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 2
  Quit
FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

; Only what an installer of ours has put there: the folder may be one that the user had before.
!macro RemoveProgram
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\swqt.exe"
  Delete "$INSTDIR\swqt-console.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\THIRD-PARTY.txt"
  Delete "$INSTDIR\uninstall.exe"
!macroend

; Tell the desktop that files look different now (SHCNE_ASSOCCHANGED).
!macro Refresh
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "!$(PROGRAM)" SEC_PROGRAM
  SectionIn RO
  SetShellVarContext current
  Call WaitUntilClosed
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    !insertmacro RemoveProgram
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${FILES}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\swqt.lnk" "$INSTDIR\swqt.exe" "" "$INSTDIR\swqt.exe" 0 SW_SHOWNORMAL "" "$(ABOUT)"
  WriteRegStr HKCU "Software\swqt" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${APP_PATHS}\swqt.exe" "" "$INSTDIR\swqt.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "swqt"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\swqt.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "swqt"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

!macro Associate EXTENSION KEY NAME MIME DRAWING
  WriteRegStr HKCU "Software\Classes\${KEY}" "" "${NAME}"
  WriteRegStr HKCU "Software\Classes\${KEY}\DefaultIcon" "" "$INSTDIR\${DRAWING}"
  WriteRegStr HKCU "Software\Classes\${KEY}\shell\open\command" "" '"$INSTDIR\swqt.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\${EXTENSION}" "" "${KEY}"
  WriteRegStr HKCU "Software\Classes\${EXTENSION}" "Content Type" "${MIME}"
  WriteRegStr HKCU "Software\Classes\${EXTENSION}\OpenWithProgids" "${KEY}" ""
!macroend

; What another program has made its own since is left to it.
!macro Dissociate EXTENSION KEY
  ReadRegStr $0 HKCU "Software\Classes\${EXTENSION}" ""
  ${If} $0 == "${KEY}"
    DeleteRegValue HKCU "Software\Classes\${EXTENSION}" ""
    DeleteRegValue HKCU "Software\Classes\${EXTENSION}" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "Software\Classes\${EXTENSION}\OpenWithProgids" "${KEY}"
  DeleteRegKey /ifempty HKCU "Software\Classes\${EXTENSION}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\${EXTENSION}"
  DeleteRegKey HKCU "Software\Classes\${KEY}"
!macroend

Section "$(FILES)" SEC_FILES
  !insertmacro Associate ".swn" "${PROGID}" "$(KIND)" "application/x-swqt-game" "swqt.exe,0"
  !insertmacro Associate ".swtrait" "${TRAIT_PROGID}" "$(TRAIT_KIND)" "application/x-swqt-trait" "_internal\trait.ico"
  !insertmacro Associate ".swboard" "${BOARD_PROGID}" "$(BOARD_KIND)" "application/x-swqt-board" "_internal\board.ico"
  WriteRegStr HKCU "Software\Classes\${SCHEME}" "" "URL:$(INVITATION)"
  WriteRegStr HKCU "Software\Classes\${SCHEME}" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\${SCHEME}\DefaultIcon" "" "$INSTDIR\swqt.exe,0"
  WriteRegStr HKCU "Software\Classes\${SCHEME}\shell\open\command" "" '"$INSTDIR\swqt.exe" "%1"'
  WriteRegStr HKCU "${CAPABILITIES}" "ApplicationName" "swqt"
  WriteRegStr HKCU "${CAPABILITIES}" "ApplicationDescription" "$(ABOUT)"
  WriteRegStr HKCU "${CAPABILITIES}\FileAssociations" ".swn" "${PROGID}"
  WriteRegStr HKCU "${CAPABILITIES}\FileAssociations" ".swtrait" "${TRAIT_PROGID}"
  WriteRegStr HKCU "${CAPABILITIES}\FileAssociations" ".swboard" "${BOARD_PROGID}"
  WriteRegStr HKCU "${CAPABILITIES}\URLAssociations" "${SCHEME}" "${SCHEME}"
  WriteRegStr HKCU "Software\RegisteredApplications" "swqt" "${CAPABILITIES}"
  !insertmacro Refresh
SectionEnd

Section /o "$(DESKTOP_LINK)" SEC_DESKTOP
  CreateShortcut "$DESKTOP\swqt.lnk" "$INSTDIR\swqt.exe" "" "$INSTDIR\swqt.exe" 0 SW_SHOWNORMAL "" "$(ABOUT)"
SectionEnd

; A rule needs an administrator, whom Windows asks for; who refuses has the game without the rule.
Section /o "$(FIREWALL)" SEC_FIREWALL
  ClearErrors
  ExecShellWait "runas" "$SYSDIR\netsh.exe" 'advfirewall firewall add rule name="swqt" dir=in action=allow \
    program="$INSTDIR\swqt.exe" profile=private enable=yes' SW_HIDE
  ${IfNot} ${Errors}
    WriteRegDWORD HKCU "Software\swqt" "FirewallRule" 1
  ${EndIf}
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SEC_PROGRAM} "$(PROGRAM_ABOUT)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SEC_FILES} "$(FILES_ABOUT)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SEC_DESKTOP} "$(DESKTOP_ABOUT)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SEC_FIREWALL} "$(FIREWALL_ABOUT)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Function .onInit
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/FIREWALL" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${SEC_FIREWALL}
  ${EndIf}
FunctionEnd

Section "Uninstall"
  SetShellVarContext current
  Call un.WaitUntilClosed
  ReadRegDWORD $0 HKCU "Software\swqt" "FirewallRule"
  ${If} $0 = 1
    ExecShellWait "runas" "$SYSDIR\netsh.exe" 'advfirewall firewall delete rule name="swqt" \
      program="$INSTDIR\swqt.exe"' SW_HIDE
  ${EndIf}
  !insertmacro RemoveProgram
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\swqt.lnk"
  Delete "$DESKTOP\swqt.lnk"
  !insertmacro Dissociate ".swboard" "${BOARD_PROGID}"
  !insertmacro Dissociate ".swn" "${PROGID}"
  !insertmacro Dissociate ".swtrait" "${TRAIT_PROGID}"
  DeleteRegKey HKCU "Software\Classes\${SCHEME}"
  DeleteRegValue HKCU "Software\RegisteredApplications" "swqt"
  DeleteRegKey HKCU "${APP_PATHS}\swqt.exe"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\swqt"
  !insertmacro Refresh
SectionEnd
