import type { accountTexts as englishTexts, accountMessages as englishMessages } from '../en/account.ts'
import type { Translation } from '../translation.ts'

export const accountTexts = {
  // The product’s name, the categories and the notices
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'language.label': 'Sprache',
  'language.change': 'Ändern',
  'category.coins': 'Münzen',
  'category.stamps': 'Briefmarken',
  'category.minerals': 'Mineralien',
  'category.cards': 'Sammelkarten',
  'category.vinyl': 'Vinyl',
  'category.figures': 'Figuren',

  // Headings, chips, lists of methods and fields, shared by all flows
  'account-linking.title': 'Mit Ihrem Konto verbinden',
  'account-linking.not-mine': 'Ist das nicht Ihr Konto?',
  'misc.or': 'oder',
  'misc.last-used': 'Zuletzt benutzt',
  'misc.last-used.way': 'Zuletzt benutzt: {way}',
  // Parts follow "mit". A label's gender is unknown, so it stands without an article.
  'card.header.parts.password.login': 'Ihrem Passwort',
  'card.header.parts.password.registration': 'einem Passwort',
  'card.header.parts.identifier-first': '{identifierLabel}',
  'card.header.parts.oidc': 'einem Konto bei einem anderen Anbieter',
  'card.header.parts.code': 'einem zugesandten Code',
  'card.header.parts.totp': 'Ihrer Authenticator-App',
  'card.header.parts.lookup_secret': 'einem Backup-Code',
  'card.header.parts.passkey': 'einem Passkey',
  'card.header.parts.webauthn': 'einem Sicherheitsschlüssel',
  'card.footer.select-another-method': 'Andere Methode wählen',
  'card.identifier': 'Kontoname',
  'card.unknown.title': 'Fehler',
  'card.unknown.description': 'Ein Fehler ist aufgetreten.',
  'chip.label': '{identifier} ändern',
  'chip.back': 'Zurück',

  'two-step.password.title': 'Passwort',
  'two-step.password.description': 'Mit Ihrem Passwort',
  'two-step.password.description.registration': 'Sie wählen gleich eines',
  'two-step.code.title': 'Code',
  'two-step.code.title.email': 'Code per E‑Mail',
  'two-step.code.title.sms': 'Code per SMS',
  'two-step.code.description': 'Wir senden ihn an Sie',
  'two-step.code.description.to': 'Wir senden ihn an {address}',
  'two-step.passkey.title': 'Passkey',
  'two-step.passkey.description': 'Mit Fingerabdruck, Gesicht oder Bildschirmsperre',
  'two-step.passkey.description.error':
    'Passkeys konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  'two-step.webauthn.title': 'Sicherheitsschlüssel',
  'two-step.webauthn.description': 'Einstecken oder an das Gerät halten',
  'two-step.webauthn.description.error':
    'Sicherheitsschlüssel konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  'two-step.totp.title': 'Authenticator-App',
  'two-step.totp.description': 'Die 6 Ziffern in Ihrer App',
  'two-step.lookup_secret.title': 'Backup-Code',
  'two-step.lookup_secret.description': 'Einer Ihrer 8-stelligen Codes',

  'input.placeholder': '{placeholder} eingeben',
  'forms.input.placeholder.recovery_address': 'E‑Mail oder Telefonnummer',
  'forms.input.placeholder.webauthn_register_displayname': 'z. B. „Blauer YubiKey“',
  'input.show-password': 'Passwort anzeigen',
  'input.password.rule': 'Mindestens {min} Zeichen; am besten ein paar zufällige Wörter',
  'input.choose': 'Bitte wählen',
  'forms.code.resent': 'Neuer Code um {time} {address, select, none {} other {an {address} }}gesendet.',
  'input.code-missing': 'Der Code fehlt',
  'forms.label.forgot-password': 'Passwort vergessen?',
  'forms.label.recover-account': 'Konto wiederherstellen',
  'forms.title.traits.email.Email': 'E‑Mail-Adresse',
  'forms.title.traits.name.Name': 'Name',
  'forms.methods': 'Anmeldemethode wählen',
  'captcha.error': 'Die Bot-Prüfung konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  'captcha.no-script':
    'Dieses Formular hat eine Bot-Prüfung, die JavaScript braucht. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  'ceremony.stopped':
    'Die Anfrage wurde abgebrochen, dauerte zu lange oder fand keinen Schlüssel. Versuchen Sie es erneut, oder wählen Sie eine andere Methode.',
  'ceremony.failed':
    'Das ging in Ihrem Browser nicht. Versuchen Sie es noch einmal, oder wählen Sie eine andere Methode.',
  'ceremony.no-script':
    'Dafür ist JavaScript nötig. Schalten Sie es ein und laden Sie die Seite neu, oder wählen Sie eine andere Methode.',

  // Said in message 4000002 after "Bitte geben Sie", hence in the accusative and with an article.
  'property.code': 'den Code',
  'property.email': 'Ihre E‑Mail-Adresse',
  'property.identifier': 'Ihren Kontonamen',
  'property.password': 'Ihr Passwort',
  'property.phone': 'Ihre Telefonnummer',
  'property.phone_number': 'Ihre Telefonnummer',
  'property.recovery_address': 'Ihre E‑Mail-Adresse oder Telefonnummer',
  'property.recovery_confirm_address': 'Ihre E‑Mail-Adresse oder Telefonnummer',
  'property.passkey_register': 'Ihren Passkey',
  'property.webauthn_register': 'Ihren Sicherheitsschlüssel',
  'property.username': 'Ihren Benutzernamen',
  'property.totp_code': 'den Code aus Ihrer App',
  'property.lookup_secret': 'einen Backup-Code',
  'property.webauthn_register_displayname': 'einen Namen für diesen Schlüssel',
  'property.name': 'Ihren Namen',

  'credential.password': 'Passwort',
  'credential.code': 'Code per E‑Mail',
  'credential.passkey': 'Passkey',
  'credential.webauthn': 'Sicherheitsschlüssel',
  'credential.totp': 'Authenticator-App',
  'credential.lookup_secret': 'Backup-Codes',
  'credential.oidc': 'verbundenes Konto',
  'credential.saml': 'Anmeldung über Ihre Organisation',

  'value-type.string': 'Text',
  'value-type.number': 'Zahl',
  'value-type.integer': 'ganze Zahl',
  'value-type.boolean': 'Ja oder Nein',
  'value-type.array': 'Liste',
  'value-type.object': 'Gruppe von Werten',
  'value-type.null': 'nichts',

  // Login
  'login.title': 'Anmelden',
  'login.title-refresh': 'Bestätigen Sie, dass Sie es sind',
  'login.title-aal2': 'Zweiter Schritt',
  'login.subtitle': 'Melden Sie sich mit {parts} an.',
  'login.subtitle-refresh': 'Bestätigen Sie es mit {parts}.',
  'login.subtitle-aal2': 'Wie möchten Sie die Anmeldung bestätigen?',
  'login.code.subtitle': 'Wir senden einen Code an Ihre E‑Mail-Adresse.',
  'login.code.subtitle.sms': 'Wir senden einen Code an Ihr Telefon.',
  'login.totp.subtitle': 'Geben Sie die 6 Ziffern ein, die Ihre Authenticator-App anzeigt.',
  'login.webauthn.subtitle':
    'Berühren Sie Ihren Sicherheitsschlüssel, oder stecken Sie ihn ein, wenn der Browser fragt.',
  'login.lookup_secret.subtitle': 'Geben Sie einen unbenutzten 8-stelligen Backup-Code ein.',
  'login.registration-label': 'Noch kein Konto?',
  'login.registration-button': 'Registrieren',
  'login.logout-button': 'Abmelden',
  'login.cancel-button': 'Abbrechen',
  'login.2fa.go-back': 'Wollten Sie etwas anderes?',
  'login.2fa.go-back.link': 'Zurück',
  'login.2fa.method.go-back': 'Andere Methode wählen',

  // Registration
  'registration.title': 'Konto erstellen',
  'registration.subtitle': 'Registrieren Sie sich mit {parts}.',
  'registration.login-label': 'Sie haben schon ein Konto?',
  'registration.login-button': 'Anmelden',

  // Recovery and verification
  'recovery.title': 'Konto wiederherstellen',
  'recovery.subtitle': 'Geben Sie die Adresse Ihres Kontos ein. Wir senden Ihnen dann einen Code.',
  'recovery.subtitle.link': 'Geben Sie die Adresse Ihres Kontos ein. Wir senden Ihnen dann einen Link.',
  'recovery.subtitle.opened': 'Fahren Sie fort, um sich anzumelden und ein neues Passwort zu wählen.',
  'verification.title': 'Adresse bestätigen',
  'verification.subtitle': 'Geben Sie die E‑Mail-Adresse ein, die Sie bestätigen möchten.',
  'verification.subtitle.email-or-phone':
    'Geben Sie die E‑Mail-Adresse oder Telefonnummer ein, die Sie bestätigen möchten.',
  'verification.subtitle.opened': 'Bestätigen Sie, dass diese Adresse Ihnen gehört.',

  // The error page, and a flow page that has nothing to draw
  'error.title': 'Etwas ist schiefgegangen',
  'error.title-not-found': 'Seite nicht gefunden',
  'error.title-internal-server-error': 'Bei uns ist etwas schiefgegangen',
  'error.client': 'Dieser Link oder dieses Formular ist nicht mehr gültig.',
  'error.server': 'Das konnten wir nicht ausführen.',
  'error.not-found.description': 'Diese Seite gibt es nicht.',

  'flow.loading': 'Wird geladen …',
  'flow.not-found': 'Vorgang nicht gefunden',
  'flow.for-app': 'Weiter zu {name}',
  'flow.back-to-app': 'Zurück zu {name}',
  'flow.back-home': 'Zur Startseite',
  'flow.start-again': 'Neu beginnen',
  'flow.expired': 'Diese Seite war abgelaufen und wurde neu geladen.',
  'flow.expires-soon': 'Diese Seite läuft in 2 Minuten ab. Ihre Eingabe bleibt erhalten, nur Passwörter nicht.',
  'flow.renew': 'Weiterarbeiten',
  'flow.restarted': 'Diese Seite war abgelaufen und wurde neu geladen. Bitte versuchen Sie es noch einmal.',
  'flow.kept': 'Sie wurden abgemeldet. Melden Sie sich wieder an, dann wird Ihre Änderung ausgeführt.',
  'flow.cookies-off':
    'Ihr Browser blockiert Cookies. Bitte erlauben Sie Cookies für diese Website und beginnen Sie dann neu.',
  'flow.lost': 'Auch beim zweiten Versuch war der Vorgang nicht zu finden.',
  'flow.unavailable':
    'Die Anmeldung ist gerade nicht verfügbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'flow.unreachable': 'Sie scheinen offline zu sein. Ihre Eingabe ist noch da, nur Passwörter und Codes nicht.',
  'flow.try-again': 'Erneut versuchen',
  'flow.disabled': 'Diese Funktion ist hier ausgeschaltet.',

  'consent.privacy-policy-label': 'Datenschutzerklärung',
  'consent.terms-of-service-label': 'Nutzungsbedingungen',

  'wire.unknown-status':
    'Der Dienst hat anders geantwortet als erwartet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'wire.unreachable': 'Der Dienst ist nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'wire.undecodable':
    'Die Antwort des Dienstes war nicht lesbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'wire.content-type': 'Die Antwort war nicht lesbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'wire.unsupported': 'Das kann diese Seite nicht. Bitte beginnen Sie von vorn.',

  // The page around the verification flow
  'verification-page.title': 'E‑Mail-Adresse bestätigt',
  'verification-page.verified': 'Die E‑Mail-Adresse Ihres Kontos ist bestätigt.',
  'verification-page.earlier': 'Haben Sie schon eine E‑Mail von uns bekommen?',
  'verification-page.spam': 'Sehen Sie im Posteingang nach, dann im Spam- oder Junk-Ordner.',
  'verification-page.request': 'Neue E‑Mail anfordern',
  'verification-page.resend': 'E‑Mail erneut senden',

  // Reasons: the sentence inside message 4000001
  'reason.unprintable': 'Bitte verwenden Sie Buchstaben, Ziffern und Satzzeichen in einer Zeile.',
  'reason.unknownTrait': 'Das Feld {name} gehört nicht zu diesem Formular.',
  'reason.choice': 'Bitte wählen Sie aus: {choices}.',
  'reason.format': 'Bitte geben Sie einen gültigen Wert ein ({format}).',
  'reason.rule': 'Dieser Wert ist hier nicht möglich.',
  'reason.signedIn': 'Sie sind bereits angemeldet. Fahren Sie fort, oder melden Sie sich zuerst ab.',
  'reason.tooOften': 'Der Code wurde zu oft falsch eingegeben. Bitte fordern Sie einen neuen an.',
  'reason.tooManyCodes': 'Zu viele falsche Codes. Bitte fordern Sie einen neuen an.',
  'reason.paused':
    'Zu viele falsche Codes. Bitte warten Sie {hours, plural, =0 {{minutes, plural, one {# Minute} other {# Minuten}}} one {# Stunde} other {# Stunden}}, und versuchen Sie es dann noch einmal.',
  'reason.held':
    'Zu viele Versuche. Bitte warten Sie {minutes, plural, one {# Minute} other {# Minuten}}, und versuchen Sie es dann noch einmal.',
  'reason.guarded':
    'Zu viele Versuche für dieses Konto. Bitte warten Sie {minutes, plural, one {# Minute} other {# Minuten}}, oder melden Sie sich {ways, select, both {mit einem Passkey, mit einem Code oder } other {auf andere Weise oder }}in einem Browser an, in dem Sie schon einmal angemeldet waren.',
  'reason.unusableKey': 'Die Antwort des Schlüssels war nicht lesbar. Bitte versuchen Sie es noch einmal.',
  'reason.unknownAddress': 'Diese Adresse steht nicht zur Auswahl. Bitte wählen Sie noch einmal.',
  'reason.robotCheckDown':
    'Die Bot-Prüfung antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
  'reason.breachCheckDown':
    'es ließ sich nicht mit Datenlecks abgleichen. Bitte versuchen Sie es in einer Minute noch einmal.',
  'reason.oneCharacter': 'es ist nur ein Zeichen, das sich wiederholt.',
  'reason.siteName': 'es ist wenig mehr als der Name dieser Website.',
  'reason.addressWaits': 'Nach der Wiederherstellung gilt diese Adresse ab {until_unix}.',
  'reason.providerDenied':
    '{words, select, none {Sie haben die Anmeldung bei {provider} nicht abgeschlossen.} other {{provider} hat abgelehnt: „{words}“.}} Bitte versuchen Sie es noch einmal, oder wählen Sie eine andere Methode.',
  'reason.providerDown':
    '{provider} antwortet gerade nicht. Versuchen Sie es in einer Minute noch einmal, oder wählen Sie eine andere Methode.',
  'reason.providerAnswer':
    'Die Antwort von {provider} war nicht vertrauenswürdig. Versuchen Sie es noch einmal, oder wählen Sie eine andere Methode.',
  'reason.providerGone': 'Diese Methode wird nicht mehr angeboten. Bitte wählen Sie eine andere.',
  'reason.beginsHere': 'Die Anmeldung mit {provider} beginnt hier. Bitte drücken Sie auf die Schaltfläche.',
  'reason.providerLate': 'Das hat zu lange gedauert oder wurde zweimal geöffnet. Bitte beginnen Sie noch einmal.',
  'reason.providerMapping':
    'Die Angaben von {provider} reichen für ein Konto nicht aus. Bitte wählen Sie eine andere Methode.',
  'reason.noAccountHere': 'Ihr Konto bei {provider} ist hier nicht verbunden, und neue Konten sind nicht möglich.',
  'reason.scopeMissing':
    '{provider} hat nicht alles Nötige weitergegeben. Versuchen Sie es noch einmal, und erlauben Sie alles.',
  'reason.notSignedInAgain':
    '{provider} hat keine neue Anmeldung verlangt. Versuchen Sie es noch einmal, oder wählen Sie eine andere Methode.',
  'reason.wrongOrganisation':
    'Die Adresse von {provider} gehört nicht zu dieser Organisation. Bitte verwenden Sie Ihr Konto bei der Organisation.',
  'reason.organisationOnly':
    'Dieses Konto gehört zu einer Organisation. Bitte melden Sie sich über die Organisation an.',
} satisfies Translation<typeof englishTexts>

export const accountMessages = {
  // Information and success
  1010003: 'Bitte bestätigen Sie zur Sicherheit zuerst, dass Sie es sind.',
  1010004: 'Noch ein Schritt: Bestätigen Sie die Anmeldung mit Ihrem zweiten Faktor.',
  1010012: 'Halten Sie Ihren Sicherheitsschlüssel bereit und fahren Sie dann fort.',
  1010014: 'Geben Sie den Code ein, den wir Ihnen gesendet haben. Nicht angekommen? Sehen Sie im Spam-Ordner nach.',
  1010016: 'Zu {duplicateIdentifier} gibt es bereits ein Konto. Melden Sie sich dort an, um {provider} zu verbinden.',
  1010020: 'Wir senden den Code an die angegebene Adresse.',
  1010025:
    'Geben Sie den Code ein, den wir an die Adresse Ihres Kontos gesendet haben. Nicht angekommen? Sehen Sie im Spam-Ordner nach.',

  1040005:
    'Schließen Sie die Registrierung mit dem Code ab, den wir Ihnen gesendet haben. Nicht angekommen? Sehen Sie im Spam-Ordner nach.',
  1040009: 'Fast fertig. Wählen Sie, wie Sie sich künftig anmelden möchten.',

  1060002:
    'Gehört diese Adresse zu einem Konto, haben wir einen Wiederherstellungslink gesendet. Nicht angekommen? Prüfen Sie die Adresse, dann den Spam-Ordner.',
  1060003:
    'Gehört diese Adresse zu einem Konto, haben wir einen Wiederherstellungscode gesendet. Nicht angekommen? Prüfen Sie die Adresse, dann den Spam-Ordner.',
  1060004: 'Gehört {masked_address} zu einem Konto, haben wir einen Wiederherstellungscode dorthin gesendet.',
  1060005: 'Geben Sie die ganze Adresse ein, damit wir wissen, dass es Ihre ist.',
  1060006: 'An welche Adresse soll der Wiederherstellungscode gehen?',

  1080001: 'Wir haben einen Bestätigungslink gesendet. Nicht angekommen? Prüfen Sie die Adresse.',
  1080002: 'Ihre E‑Mail-Adresse ist bestätigt.',
  1080003:
    'Geben Sie den 6-stelligen Code ein, den wir Ihnen gesendet haben. Nicht angekommen? Prüfen Sie die Adresse.',
  1080004: 'Geben Sie den Code ein, den wir an Ihr Telefon gesendet haben. Nicht angekommen? Prüfen Sie die Nummer.',
  1080005: 'Ihre Telefonnummer ist bestätigt.',

  // Names of fields and captions of buttons
  1010001: 'Mit Passwort bestätigen',
  1010002: 'Weiter mit {provider}',
  1010005: 'Bestätigen',
  1010006: 'Code aus Ihrer App',
  1010007: 'Backup-Code',
  1010008: 'Sicherheitsschlüssel verwenden',
  1010009: 'Code bestätigen',
  1010010: 'Diesen Code verwenden',
  1010011: 'Weiter mit Sicherheitsschlüssel',
  1010013: 'Schlüssel jetzt verwenden',
  1010015: 'Code senden',
  1010017: 'Anmelden und verbinden',
  1010018: 'Mit {provider} anmelden und verbinden',
  1010019: 'Code senden',
  1010021: 'Passkey verwenden',
  1010022: 'Anmelden',
  1010023: 'Code an {address} senden',
  1010024: 'Dieses Gerät verwenden',

  1040001: 'Konto erstellen',
  1040002: 'Mit {provider} registrieren',
  1040003: 'Registrierung abschließen',
  1040004: 'Mit Sicherheitsschlüssel registrieren',
  1040006: 'Code senden',
  1040007: 'Mit Passkey registrieren',
  1040008: 'Zurück',

  1060007: 'Zurück',

  1050013: 'Name für diesen Schlüssel',
  1070001: 'Passwort',
  1070002: '{title}',
  1070003: 'Speichern',
  1070004: 'E‑Mail-Adresse, Benutzername oder Telefonnummer',
  1070005: 'Senden',
  1070006: 'Code aus Ihrer App',
  1070007: 'E‑Mail-Adresse',
  1070008: 'Neuen Code senden',
  1070009: 'Weiter',
  1070010: 'Wiederherstellungscode',
  1070011: 'Bestätigungscode',
  1070012: 'Registrierungscode',
  1070013: 'Anmeldecode',
  1070014: 'Anmelden und verbinden',
  1070015: 'Bitte schließen Sie zuerst die Bot-Prüfung ab',
  1070016: 'E‑Mail-Adresse oder Telefonnummer Ihres Kontos',
  1070017: 'Telefonnummer',
  1070018: 'E‑Mail-Adresse oder Telefonnummer',

  // Errors, each with the next step
  4000001: '{reason}',
  4000002: 'Bitte geben Sie {property} ein und versuchen Sie es noch einmal.',
  4000003: 'Mindestens {min_length, plural, one {# Zeichen} other {# Zeichen}}, eingegeben: {actual_length}.',
  4000004: 'Die Eingabe muss diesem Muster entsprechen: {pattern}',
  4000005: 'Dieses Passwort kann nicht verwendet werden: {reason}',
  4000006: 'E‑Mail-Adresse oder Passwort ist falsch.',
  4000007: 'Zu dieser E‑Mail-Adresse gibt es bereits ein Konto. Möchten Sie sich anmelden?',
  4000008: 'Dieser Code ist falsch oder abgelaufen.',
  4000009: 'Mit diesem Formular ist keine Anmeldung möglich. Vielleicht ist die Website falsch eingerichtet.',
  4000010: 'Dieses Konto ist noch nicht aktiv. Bitte bestätigen Sie zuerst Ihre E‑Mail-Adresse.',
  4000011: 'Für dieses Konto ist keine Authenticator-App eingerichtet.',
  4000012: 'Dieser Backup-Code wurde schon benutzt. Bitte nehmen Sie einen anderen.',
  4000013: 'Für dieses Konto ist kein Sicherheitsschlüssel eingerichtet.',
  4000014: 'Für dieses Konto sind keine Backup-Codes eingerichtet.',
  4000015: 'Zu diesem Sicherheitsschlüssel oder Passkey gibt es kein Konto.',
  4000016: 'Das ist keiner Ihrer Backup-Codes.',
  4000017: 'Höchstens {max_length, plural, one {# Zeichen} other {# Zeichen}}, eingegeben: {actual_length}.',
  4000018: 'Der Wert muss mindestens {minimum} sein, eingegeben: {actual}.',
  4000019: 'Der Wert muss größer als {minimum} sein, eingegeben: {actual}.',
  4000020: 'Der Wert darf höchstens {maximum} sein, eingegeben: {actual}.',
  4000021: 'Der Wert muss kleiner als {maximum} sein, eingegeben: {actual}.',
  4000022: 'Der Wert muss ein Vielfaches von {base} sein, eingegeben: {actual}.',
  4000023:
    'Erlaubt {max_items, plural, one {ist höchstens # Eintrag} other {sind höchstens # Einträge}}, vorhanden: {actual_items}.',
  4000024:
    'Nötig {min_items, plural, one {ist mindestens # Eintrag} other {sind mindestens # Einträge}}, vorhanden: {actual_items}.',
  4000025: 'Doppelte Einträge sind nicht erlaubt: Stelle {index_a} und Stelle {index_b} sind gleich.',
  4000026: 'Hier möglich: {allowed_types_list}, eingegeben: {actual_type}.',
  4000027:
    'Zu dieser E‑Mail-Adresse gibt es bereits ein Konto. Melden Sie sich dort an und verbinden Sie den Anbieter in den Einstellungen.',
  4000028:
    'Zu {credential_identifier_hint} gibt es bereits ein Konto. So können Sie sich anmelden: {available_credential_types_list}.{available_oidc_providers_count, select, 0 {} other { Verbundene Anbieter: {available_oidc_providers_list}.}}',
  4000029: 'Der Wert muss genau {expected} sein.',
  4000030: 'Das ist nicht der Wert, der hier erwartet wird.',
  4000031: 'Das ist Ihrer E‑Mail-Adresse zu ähnlich.',
  4000032: 'Mindestens {min_length, plural, one {# Zeichen} other {# Zeichen}}, eingegeben: {actual_length}.',
  4000033: 'Höchstens {max_length, plural, one {# Zeichen} other {# Zeichen}}, eingegeben: {actual_length}.',
  4000034: 'Dieses Passwort stand in einem Datenleck. Bitte wählen Sie ein anderes.',
  4000035: 'Wir haben kein Konto gefunden, das sich mit Codes anmeldet.',
  4000036: 'Die Angaben haben sich geändert, seit der Code gesendet wurde. Bitte prüfen Sie sie.',
  4000037: 'Wir haben kein Konto mit einer Anmeldemethode gefunden.',
  4000038: 'Die Bot-Prüfung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  4000040: 'Geben Sie eine E‑Mail-Adresse wie name@example.com ein.',
  4000041: 'Geben Sie eine Telefonnummer wie +1 555 010 0000 ein.',
  4000042: 'Für dieses Konto ist kein Gerät eingerichtet.',
  4000043: 'Ihr Schlüssel wurde nicht akzeptiert. Bitte versuchen Sie es noch einmal.',
  4000044: 'Dieses Gerät wurde nicht akzeptiert. Bitte versuchen Sie es noch einmal.',
  4000045: 'Dieses Gerät muss erneut geprüft werden, bevor Sie es verwenden können.',
  4000046: 'Bitte richten Sie dieses Gerät in den Einstellungen neu ein.',

  4010001:
    'Diese Seite ist seit {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4010002: 'Wir konnten nicht erkennen, wie Sie sich anmelden möchten. Ist alles ausgefüllt?',
  4010003: 'Wir konnten nicht erkennen, wie Sie sich registrieren möchten. Ist alles ausgefüllt?',
  4010005: 'Wir konnten nicht erkennen, wie Sie das Konto wiederherstellen möchten. Ist alles ausgefüllt?',
  4010006: 'Wir konnten nicht erkennen, wie Sie die Adresse bestätigen möchten. Ist alles ausgefüllt?',
  4010007: 'Diese Anmeldung ist abgeschlossen und kann nicht noch einmal benutzt werden.',
  4010008: 'Dieser Code ist falsch oder abgelaufen.',
  4010009: 'Das ist ein anderes Konto. Bitte melden Sie sich bei dem an, das verbunden werden soll.',
  4010010: 'Das ist keine Adresse dieses Kontos.',
  4010011: 'Dieses Konto wurde deaktiviert. Bitte wenden Sie sich an uns.',

  4040001:
    'Diese Seite ist seit {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4040002: 'Diese Registrierung ist abgeschlossen und kann nicht noch einmal benutzt werden.',
  4040003: 'Dieser Code ist falsch oder abgelaufen.',

  4060001: 'Diese Wiederherstellung ist abgeschlossen und kann nicht noch einmal benutzt werden.',
  4060002: 'Bei der Wiederherstellung ist etwas schiefgegangen. Bitte beginnen Sie noch einmal von vorn.',
  4060004: 'Dieser Link ist falsch oder abgelaufen. Bitte fordern Sie einen neuen an.',
  4060005:
    'Diese Seite ist seit {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4060006: 'Dieser Code ist falsch oder abgelaufen.',

  4070001: 'Dieser Link ist falsch oder abgelaufen. Bitte fordern Sie einen neuen an.',
  4070002: 'Diese Bestätigung ist abgeschlossen und kann nicht noch einmal benutzt werden.',
  4070003: 'Bei der Bestätigung ist etwas schiefgegangen. Bitte beginnen Sie noch einmal von vorn.',
  4070005:
    'Diese Seite ist seit {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4070006: 'Dieser Code ist falsch oder abgelaufen.',

  5000001: '{reason}',
  5000002:
    'Für diese Anfrage ist keine Anmeldemethode verfügbar. Bitte wenden Sie sich an die Betreiber der Website oder App.',
  5000003: 'Ihre Organisation hat noch keine Anmeldemethode. Bitte wenden Sie sich an die Person, die sie verwaltet.',
} satisfies Translation<typeof englishMessages>
