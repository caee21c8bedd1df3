import type { accountTexts as englishTexts, accountMessages as englishMessages } from '../en/account.ts'
import type { Translation } from '../translation.ts'

export const accountTexts = {
  // The product’s name, the categories and the notices
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Zum Inhalt springen',
  'language.label': 'Sprache',
  'language.change': 'Ändern',
  'toast.close': 'Schließen',
  'toast.region': 'Hinweise',
  'category.all': 'Alle',
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
  'card.header.parts.password.login': '{identifierLabel} und Passwort',
  'card.header.parts.password.registration': '{identifierLabel} und Passwort',
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
  'two-step.password.description': 'Ein Passwort, das nur Sie kennen',
  'two-step.code.title': 'Code',
  'two-step.code.description': 'Wir senden ihn an Ihre E-Mail-Adresse',
  'two-step.code.description.sms': 'Wir senden ihn an Ihr Telefon',
  'two-step.passkey.title': 'Passkey',
  'two-step.passkey.description': 'Mit Fingerabdruck, Gesicht oder Bildschirmsperre',
  'two-step.passkey.description.error':
    'Passkeys konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  'two-step.webauthn.title': 'Sicherheitsschlüssel',
  'two-step.webauthn.description': 'Ein Schlüssel, den Sie einstecken oder an das Gerät halten',
  'two-step.webauthn.description.error':
    'Sicherheitsschlüssel konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  'two-step.totp.title': 'Authenticator-App',
  'two-step.totp.description': 'Die 6 Ziffern, die Ihre App anzeigt',
  'two-step.lookup_secret.title': 'Backup-Code',
  'two-step.lookup_secret.description': 'Einer der 8-stelligen Codes, die Sie gesichert haben',

  'input.placeholder': '{placeholder} eingeben',
  'forms.input.placeholder.webauthn_register_displayname': 'Name für diesen Schlüssel eingeben',
  'input.show-password': 'Passwort anzeigen',
  'input.choose': 'Bitte wählen',
  'input.code-missing': 'Der Code fehlt',
  'forms.label.forgot-password': 'Passwort vergessen?',
  'forms.label.recover-account': 'Konto wiederherstellen',
  'forms.title.traits.email.Email': 'E-Mail-Adresse',
  'forms.title.traits.name.Name': 'Name',
  'forms.methods': 'Mögliche Methoden',
  'captcha.error': 'Die Bot-Prüfung konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  'captcha.no-script':
    'Dieses Formular enthält eine Bot-Prüfung, für die JavaScript nötig ist. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  'ceremony.stopped':
    'Ihr Browser hat keinen Schlüssel erhalten. Bitte versuchen Sie es noch einmal. Sie können auch eine andere Methode wählen.',
  'ceremony.known': 'Dieser Schlüssel ist bereits mit Ihrem Konto verbunden.',
  'ceremony.failed':
    'Das hat in Ihrem Browser nicht funktioniert. Bitte versuchen Sie es noch einmal. Sie können auch eine andere Methode wählen.',
  'ceremony.no-script':
    'Dafür ist JavaScript nötig, das in Ihrem Browser ausgeschaltet ist. Bitte schalten Sie es ein und laden Sie die Seite neu, oder wählen Sie eine andere Methode.',

  // Said in message 4000002 after "Bitte geben Sie", hence in the accusative and with an article.
  'property.code': 'den Code',
  'property.email': 'Ihre E-Mail-Adresse',
  'property.identifier': 'Ihren Kontonamen',
  'property.password': 'Ihr Passwort',
  'property.phone': 'Ihre Telefonnummer',
  'property.phone_number': 'Ihre Telefonnummer',
  'property.recovery_address': 'Ihre E-Mail-Adresse oder Telefonnummer',
  'property.recovery_confirm_address': 'Ihre E-Mail-Adresse oder Telefonnummer',
  'property.passkey_register': 'Ihren Passkey',
  'property.webauthn_register': 'Ihren Sicherheitsschlüssel',
  'property.username': 'Ihren Benutzernamen',
  'property.totp_code': 'den Code aus Ihrer App',
  'property.lookup_secret': 'einen Backup-Code',
  'property.webauthn_register_displayname': 'einen Namen für diesen Schlüssel',
  'property.name': 'Ihren Namen',

  'credential.password': 'Passwort',
  'credential.code': 'Code per E-Mail',
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
  'login.subtitle': 'Anmelden mit {parts}',
  'login.subtitle-refresh': 'Bestätigen mit {parts}',
  'login.subtitle-aal2': 'Wählen Sie eine Methode für den zweiten Schritt.',
  'login.code.subtitle': 'Wir senden einen Code an Ihre E-Mail-Adresse.',
  'login.code.subtitle.sms': 'Wir senden einen Code an Ihr Telefon.',
  'login.totp.subtitle': 'Geben Sie die 6 Ziffern ein, die Ihre Authenticator-App anzeigt.',
  'login.webauthn.subtitle':
    'Berühren Sie Ihren Sicherheitsschlüssel oder stecken Sie ihn ein, wenn der Browser danach fragt.',
  'login.lookup_secret.subtitle': 'Geben Sie einen Ihrer unbenutzten 8-stelligen Backup-Codes ein.',
  'login.registration-label': 'Noch kein Konto?',
  'login.registration-button': 'Registrieren',
  'login.logout-button': 'Abmelden',
  'login.cancel-button': 'Abbrechen',
  'login.2fa.go-back': 'Wollten Sie etwas anderes?',
  'login.2fa.go-back.link': 'Zurück',
  'login.2fa.method.go-back': 'Andere Methode wählen',

  // Registration
  'registration.title': 'Konto erstellen',
  'registration.subtitle': 'Registrieren mit {parts}',
  'registration.login-label': 'Sie haben schon ein Konto?',
  'registration.login-button': 'Anmelden',

  // Recovery and verification
  'recovery.title': 'Konto wiederherstellen',
  'recovery.subtitle': 'Geben Sie die Adresse Ihres Kontos ein. Wir senden Ihnen dann einen Code.',
  'recovery.subtitle.link': 'Geben Sie die Adresse Ihres Kontos ein. Wir senden Ihnen dann einen Link.',
  'recovery.subtitle.opened':
    'Der Link ist gültig. Wenn Sie fortfahren, werden Sie angemeldet und können ein neues Passwort wählen.',
  'verification.title': 'Adresse bestätigen',
  'verification.subtitle': 'Geben Sie die E-Mail-Adresse ein, die Sie bestätigen möchten.',
  'verification.subtitle.email-or-phone':
    'Geben Sie die E-Mail-Adresse oder Telefonnummer ein, die Sie bestätigen möchten.',
  'verification.subtitle.opened': 'Der Link ist gültig. Wenn Sie fortfahren, ist Ihre Adresse bestätigt.',

  // The error page, and a flow page that has nothing to draw
  'error.title': 'Etwas ist schiefgegangen',
  'error.title-not-found': 'Seite nicht gefunden',
  'error.title-internal-server-error': 'Fehler bei uns',
  'error.title.what-happened': 'Was ist passiert?',
  'error.title.what-can-i-do': 'Was kann ich tun?',
  'error.client': 'Die Anfrage ließ sich so, wie sie gesendet wurde, nicht ausführen.',
  'error.server': 'Bei uns ist etwas schiefgegangen. Die Anfrage wurde nicht ausgeführt.',
  'error.from-address':
    'Die Anfrage einer Anwendung endete mit diesem Fehler. Der Text stammt aus dem Link, der diese Seite geöffnet hat.',
  'error.instructions':
    'Bitte versuchen Sie es in einigen Minuten noch einmal. Wenn das nicht hilft, schreiben Sie uns und fügen Sie die Angaben unten bei.',
  'error.instructions.no-details':
    'Bitte versuchen Sie es in einigen Minuten noch einmal. Wenn das nicht hilft, schreiben Sie uns.',
  'error.support-email-link': 'An {contactSupportEmail} schreiben',
  'error.footer.text': 'Angaben für Ihre Nachricht',
  'error.footer.copy': 'Angaben kopieren',
  'error.footer.copied': 'Kopiert',
  'error.id': 'ID',
  'error.time': 'Zeitpunkt',
  'error.message': 'Meldung',
  'error.correlation': 'Anfrage',
  'error.line': '{label}: {value}',
  'error.action.go-back': 'Zurück',
  'error.not-found.description': 'Unter dieser Adresse ist nichts zu finden.',

  'flow.loading': 'Wird geladen …',
  'flow.not-found': 'Vorgang nicht gefunden',
  'flow.for-app': 'Weiter zu {name}',
  'flow.back-to-app': 'Zurück zu {name}',
  'flow.back-home': 'Zur Startseite',
  'flow.start-again': 'Neu beginnen',
  'flow.expired': 'Diese Seite war zu lange geöffnet. Bitte beginnen Sie noch einmal von vorn.',
  'flow.expires-soon':
    'Diese Seite läuft in zwei Minuten ab. Wenn Sie sie erneuern, bleibt Ihre Eingabe erhalten, nur Passwörter nicht.',
  'flow.renew': 'Seite erneuern',
  'flow.restarted': 'Diese Seite war nicht mehr aktuell und wurde neu geladen. Bitte versuchen Sie es noch einmal.',
  'flow.cookies-off':
    'Ihr Browser sendet keine Cookies an uns zurück. Bitte erlauben Sie Cookies für diese Website und beginnen Sie dann neu.',
  'flow.lost': 'Auch beim zweiten Versuch war der Vorgang nicht zu finden.',
  'flow.unavailable':
    'Anmeldung und Konten sind im Moment nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'flow.unreachable': 'Sie scheinen offline zu sein. Ihre Eingabe ist noch da, nur Passwörter und Codes nicht.',
  'flow.try-again': 'Erneut versuchen',
  'flow.disabled': 'Diese Funktion ist hier ausgeschaltet.',

  'wire.unknown-status':
    'Der Dienst hat anders geantwortet als erwartet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'wire.unreachable':
    'Der API-Endpunkt ist nicht erreichbar. Prüfen Sie, ob CORS richtig eingerichtet und die SDK-Adresse gültig ist.',
  'wire.undecodable':
    'Die Antwort des Dienstes war nicht lesbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'wire.content-type':
    'Der Dienst hat etwas geschickt, das diese Seite nicht zeigen kann. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'wire.unsupported': 'Der Dienst verlangt etwas, das diese Seite nicht kann. Bitte beginnen Sie von vorn.',

  // Logout
  'logout.title': 'Möchten Sie sich abmelden?',
  'logout.accept-button': 'Abmelden',
  'logout.reject-button': 'Angemeldet bleiben',

  // The page around the verification flow
  'verification-page.title': 'E-Mail-Adresse bestätigen',
  'verification-page.verified': 'Die E-Mail-Adresse Ihres Kontos ist bestätigt.',
  'verification-page.instructions': 'Wir haben eine E-Mail mit einem Code an Ihre Adresse gesendet.',
  'verification-page.instructions.link': 'Wir haben eine E-Mail mit einem Link an Ihre Adresse gesendet.',
  'verification-page.spam': 'Sehen Sie im Posteingang nach, dann im Spam- oder Junk-Ordner.',
  'verification-page.request': 'Neue E-Mail anfordern',
  'verification-page.resend': 'E-Mail erneut senden',

  // Reasons: the sentence inside message 4000001
  'reason.unprintable': 'Bitte verwenden Sie Buchstaben, Ziffern und Satzzeichen in einer Zeile, ohne Steuerzeichen.',
  'reason.unknownTrait': 'Das Feld {name} gehört nicht zu diesem Formular.',
  'reason.choice': 'Bitte wählen Sie aus: {choices}.',
  'reason.format': 'Bitte geben Sie einen gültigen Wert ein ({format}).',
  'reason.rule': 'Dieser Wert ist hier nicht möglich.',
  'reason.signedIn': 'Sie sind bereits angemeldet. Fahren Sie fort, oder melden Sie sich zuerst ab.',
  'reason.tooOften': 'Der Code wurde zu oft falsch eingegeben. Bitte fordern Sie einen neuen an.',
  'reason.tooManyCodes': 'Zu viele falsche Codes. Bitte beginnen Sie von vorn.',
  'reason.paused':
    'Zu viele falsche Codes. Bitte warten Sie {hours, plural, =0 {{minutes, plural, one {# Minute} other {# Minuten}}} one {# Stunde} other {# Stunden}}, und versuchen Sie es dann noch einmal.',
  'reason.held':
    'Zu viele Versuche. Bitte warten Sie {minutes, plural, one {# Minute} other {# Minuten}}, und versuchen Sie es dann noch einmal.',
  'reason.guarded':
    'Zu viele Versuche für dieses Konto. Bitte warten Sie {minutes, plural, one {# Minute} other {# Minuten}}, oder melden Sie sich {ways, select, both {mit einem Passkey, mit einem Code oder } other {auf einem anderen Weg oder }}in einem Browser an, in dem Sie schon einmal angemeldet waren.',
  'reason.unusableKey': 'Die Antwort des Schlüssels konnte nicht verwendet werden. Bitte versuchen Sie es noch einmal.',
  'reason.unknownAddress': 'Diese Adresse steht nicht zur Auswahl. Bitte wählen Sie noch einmal.',
  'reason.robotCheckDown':
    'Die Bot-Prüfung antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
  'reason.breachCheckDown':
    'es lässt sich gerade nicht prüfen, ob es irgendwo gestohlen wurde. Bitte versuchen Sie es in einer Minute noch einmal.',
  'reason.oneCharacter': 'es ist nur ein Zeichen, das sich wiederholt.',
  'reason.siteName': 'es ist wenig mehr als der Name dieser Seite.',
  'reason.addressWaits': 'Nach der Wiederherstellung gilt diese Adresse ab {until_unix}.',
  'reason.providerDenied':
    '{words, select, none {Sie haben die Anmeldung bei {provider} nicht abgeschlossen.} other {{provider} hat abgelehnt: „{words}“.}} Bitte versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.',
  'reason.providerDown':
    '{provider} antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal, oder wählen Sie einen anderen Weg.',
  'reason.providerAnswer':
    'Die Antwort von {provider} war nicht vertrauenswürdig. Bitte versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.',
  'reason.providerGone': 'Dieser Weg wird nicht mehr angeboten. Bitte wählen Sie einen anderen.',
  'reason.beginsHere': 'Eine Anmeldung mit {provider} beginnt auf dieser Seite. Mit dem Knopf unten geht es weiter.',
  'reason.providerLate': 'Das hat zu lange gedauert oder wurde zweimal geöffnet. Bitte beginnen Sie noch einmal.',
  'reason.providerMapping':
    'Die Angaben von {provider} reichen für ein Konto nicht aus. Bitte wählen Sie einen anderen Weg.',
  'reason.noAccountHere':
    'Zu Ihrer Anmeldung bei {provider} gibt es hier kein Konto, und neue können nicht erstellt werden.',
  'reason.scopeMissing':
    '{provider} hat nicht alle nötigen Angaben weitergegeben. Bitte versuchen Sie es noch einmal, und erlauben Sie alles, worum wir bitten.',
  'reason.notSignedInAgain':
    '{provider} hat keine neue Anmeldung verlangt. Bitte versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.',
  'reason.wrongOrganisation':
    'Die Adresse von {provider} gehört nicht zu dieser Organisation. Bitte verwenden Sie Ihr Konto bei der Organisation.',
  'reason.organisationOnly':
    'Dieses Konto gehört zu einer Organisation. Bitte melden Sie sich über die Organisation an.',
} satisfies Translation<typeof englishTexts>

export const accountMessages = {
  // Information and success
  1010003: 'Dafür müssen Sie sich noch einmal anmelden. Bitte bestätigen Sie, dass Sie es sind.',
  1010004: 'Noch ein Schritt: Bestätigen Sie die Anmeldung mit Ihrem zweiten Faktor.',
  1010012: 'Halten Sie Ihren Sicherheitsschlüssel bereit und fahren Sie dann fort.',
  1010014:
    'Wir haben eine Nachricht an Ihre Adresse gesendet. Nicht angekommen? Sehen Sie im Spam- oder Junk-Ordner nach.',
  1010016:
    'Die Adresse {duplicateIdentifier} gehört bereits zu einem Konto. Melden Sie sich bei diesem Konto an. Danach können Sie sich auch mit {provider} anmelden.',
  1010020: 'Wir senden den Code an die Adresse, die Sie für diesen Schritt angegeben haben.',
  1010025:
    'Wir haben einen Code an die Adresse Ihres Kontos gesendet. Nicht angekommen? Sehen Sie im Spam- oder Junk-Ordner nach.',

  1040005:
    'Wir haben einen Code an Ihre Adresse gesendet. Geben Sie ihn ein, um die Registrierung abzuschließen. Nicht angekommen? Sehen Sie im Spam- oder Junk-Ordner nach.',
  1040009: 'Fast fertig. Wählen Sie, wie Sie sich künftig anmelden möchten.',

  1060001:
    'Sie haben wieder Zugang zu Ihrem Konto. {privileged_session_expires_at_unix_until_minutes, plural, one {In der nächsten Minute} other {In den nächsten # Minuten}} können Sie ein neues Passwort wählen oder eine weitere Anmeldemethode hinzufügen.',
  1060002:
    'Wenn diese Adresse zu einem Konto gehört, ist ein Wiederherstellungslink unterwegs. Nichts angekommen? Prüfen Sie die Schreibweise der Adresse, dann den Spam- oder Junk-Ordner.',
  1060003:
    'Wenn diese Adresse zu einem Konto gehört, ist ein Wiederherstellungscode unterwegs. Nichts angekommen? Prüfen Sie die Schreibweise der Adresse, dann den Spam- oder Junk-Ordner.',
  1060004: 'Wenn {masked_address} zu einem Konto gehört, ist ein Wiederherstellungscode dorthin unterwegs.',
  1060005: 'Geben Sie die vollständige Adresse ein, damit wir wissen, dass sie Ihnen gehört.',
  1060006: 'An welche Adresse soll der Wiederherstellungscode gehen?',

  1080001:
    'Ein Bestätigungslink ist an Ihre Adresse unterwegs. Nichts angekommen? Prüfen Sie die Schreibweise der Adresse, dann den Spam- oder Junk-Ordner.',
  1080002: 'Ihre E-Mail-Adresse ist bestätigt.',
  1080003:
    'Ein Bestätigungscode ist an Ihre Adresse unterwegs. Nichts angekommen? Prüfen Sie die Schreibweise der Adresse, dann den Spam- oder Junk-Ordner.',
  1080004:
    'Ein Bestätigungscode ist an Ihr Telefon unterwegs. Nichts angekommen? Prüfen Sie die Nummer auf Tippfehler.',
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
  1010019: 'Code für den zweiten Schritt senden',
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
  1070004: 'E-Mail-Adresse, Benutzername oder Telefonnummer',
  1070005: 'Senden',
  1070006: 'Code aus Ihrer App',
  1070007: 'E-Mail-Adresse',
  1070008: 'Neuen Code senden',
  1070009: 'Weiter',
  1070010: 'Wiederherstellungscode',
  1070011: 'Bestätigungscode',
  1070012: 'Registrierungscode',
  1070013: 'Anmeldecode',
  1070014: 'Anmelden und verbinden',
  1070015: 'Bitte schließen Sie zuerst die Bot-Prüfung ab',
  1070016: 'E-Mail-Adresse oder Telefonnummer Ihres Kontos',
  1070017: 'Telefonnummer',
  1070018: 'E-Mail-Adresse oder Telefonnummer',

  // Errors, each with the next step
  4000001: '{reason}',
  4000002: 'Bitte geben Sie {property} ein und versuchen Sie es noch einmal.',
  4000003:
    'Nötig {min_length, plural, one {ist mindestens # Zeichen} other {sind mindestens # Zeichen}}, eingegeben: {actual_length}.',
  4000004: 'Die Eingabe muss diesem Muster entsprechen: {pattern}',
  4000005: 'Dieses Passwort kann nicht verwendet werden: {reason}',
  4000006:
    'Das passt nicht zusammen. Bitte prüfen Sie Ihr Passwort und Ihre E-Mail-Adresse, Ihren Benutzernamen oder Ihre Telefonnummer.',
  4000007: 'Zu dieser E-Mail-Adresse, diesem Benutzernamen oder dieser Telefonnummer gibt es bereits ein Konto.',
  4000008: 'Dieser Code stimmt nicht. Bitte geben Sie den Code ein, den Ihre App jetzt anzeigt.',
  4000009:
    'Es fehlt eine Angabe, mit der Sie sich anmelden können. Bitte prüfen Sie, ob alles ausgefüllt ist. Möglicherweise ist auch die Website falsch eingerichtet.',
  4000010: 'Dieses Konto ist noch nicht aktiv. Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  4000011: 'Für dieses Konto ist keine Authenticator-App eingerichtet. Bitte wählen Sie eine andere Methode.',
  4000012: 'Dieser Backup-Code wurde schon benutzt. Bitte nehmen Sie einen anderen.',
  4000013: 'Für dieses Konto ist kein Sicherheitsschlüssel eingerichtet. Bitte wählen Sie eine andere Methode.',
  4000014: 'Für dieses Konto sind keine Backup-Codes eingerichtet. Bitte wählen Sie eine andere Methode.',
  4000015:
    'Dieses Konto gibt es nicht, oder es hat weder Sicherheitsschlüssel noch Passkey. Bitte wählen Sie eine andere Methode.',
  4000016: 'Das ist keiner Ihrer Backup-Codes. Bitte prüfen Sie die Eingabe.',
  4000017:
    'Erlaubt {max_length, plural, one {ist höchstens # Zeichen} other {sind höchstens # Zeichen}}, eingegeben: {actual_length}.',
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
    'Zu dieser E-Mail-Adresse, diesem Benutzernamen oder dieser Telefonnummer gibt es bereits ein Konto. Wenn es Ihres ist, melden Sie sich bitte bei diesem Konto an und verbinden Sie den neuen Anbieter in den Einstellungen.',
  4000028:
    'Zu {credential_identifier_hint} gibt es bereits ein Konto. So können Sie sich anmelden: {available_credential_types_list}.{available_oidc_providers_count, select, 0 {} other { Verbundene Anbieter: {available_oidc_providers_list}.}}',
  4000029: 'Der Wert muss genau {expected} sein.',
  4000030: 'Das ist nicht der Wert, der hier erwartet wird.',
  4000031: 'Dieses Passwort ist Ihrer E-Mail-Adresse, Ihrem Benutzernamen oder Ihrer Telefonnummer zu ähnlich.',
  4000032:
    'Ein Passwort braucht mindestens {min_length, plural, one {# Zeichen} other {# Zeichen}}, eingegeben: {actual_length}.',
  4000033:
    'Ein Passwort darf höchstens {max_length, plural, one {# Zeichen} other {# Zeichen}} haben, eingegeben: {actual_length}.',
  4000034: 'Dieses Passwort steht in Listen gestohlener Passwörter. Bitte wählen Sie ein anderes.',
  4000035:
    'Dieses Konto gibt es nicht, oder die Anmeldung mit Code ist dafür nicht eingerichtet. Bitte wählen Sie eine andere Methode.',
  4000036: 'Die Angaben weichen von denen ab, für die der Code gesendet wurde. Bitte prüfen Sie Ihre Angaben.',
  4000037: 'Dieses Konto gibt es nicht, oder es hat keine Anmeldemethode. Bitte prüfen Sie Ihre Angaben.',
  4000038: 'Die Bot-Prüfung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  4000039: 'Das ist Ihr aktuelles Passwort. Bitte wählen Sie ein anderes.',
  4000040: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  4000041: 'Bitte geben Sie eine gültige Telefonnummer ein.',
  4000042: 'Für dieses Konto ist kein Gerät eingerichtet. Bitte wählen Sie eine andere Methode.',
  4000043: 'Ihr Schlüssel wurde nicht akzeptiert. Bitte versuchen Sie es noch einmal.',
  4000044: 'Dieses Gerät wurde nicht akzeptiert. Bitte versuchen Sie es noch einmal.',
  4000045: 'Dieses Gerät muss erneut geprüft werden, bevor Sie es verwenden können.',
  4000046: 'Bitte richten Sie dieses Gerät in den Einstellungen neu ein.',

  4010001:
    'Die Anmeldung hat zu lange gedauert: Die Zeit ist vor {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4010002: 'Wir konnten nicht erkennen, wie Sie sich anmelden möchten. Bitte prüfen Sie, ob alles ausgefüllt ist.',
  4010003: 'Wir konnten nicht erkennen, wie Sie sich registrieren möchten. Bitte prüfen Sie, ob alles ausgefüllt ist.',
  4010004: 'Wir konnten nicht erkennen, was Sie ändern möchten. Bitte prüfen Sie, ob alles ausgefüllt ist.',
  4010005:
    'Wir konnten nicht erkennen, wie das Konto wiederhergestellt werden soll. Bitte prüfen Sie, ob alles ausgefüllt ist.',
  4010006:
    'Wir konnten nicht erkennen, wie die Adresse bestätigt werden soll. Bitte prüfen Sie, ob alles ausgefüllt ist.',
  4010007: 'Diese Anmeldung ist bereits abgeschlossen. Für eine weitere beginnen Sie bitte von vorn.',
  4010008: 'Dieser Anmeldecode stimmt nicht oder wurde schon benutzt. Bitte versuchen Sie es noch einmal.',
  4010009: 'Das ist nicht das Konto, das verbunden werden soll. Bitte melden Sie sich bei dem richtigen Konto an.',
  4010010: 'Diese Adresse gehört nicht zu diesem Konto. Bitte geben Sie eine andere ein.',
  4010011: 'Dieses Konto wurde deaktiviert. Bitte wenden Sie sich an uns.',

  4040001:
    'Die Registrierung hat zu lange gedauert: Die Zeit ist vor {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4040002: 'Diese Registrierung ist bereits abgeschlossen. Für eine weitere beginnen Sie bitte von vorn.',
  4040003: 'Dieser Registrierungscode stimmt nicht oder wurde schon benutzt. Bitte versuchen Sie es noch einmal.',

  4050001:
    'Ihre Einstellungen waren zu lange geöffnet: Die Zeit ist vor {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4050002: 'Bitte ändern Sie die Adressen einzeln.',

  4060001: 'Diese Wiederherstellung ist bereits abgeschlossen. Für eine weitere beginnen Sie bitte von vorn.',
  4060002: 'Bei der Wiederherstellung ist etwas schiefgegangen. Bitte beginnen Sie noch einmal von vorn.',
  4060004: 'Dieser Wiederherstellungslink ist ungültig oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  4060005:
    'Die Wiederherstellung hat zu lange gedauert: Die Zeit ist vor {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4060006: 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon benutzt. Bitte versuchen Sie es noch einmal.',

  4070001: 'Dieser Bestätigungslink ist ungültig oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  4070002: 'Diese Bestätigung ist bereits abgeschlossen. Für eine weitere beginnen Sie bitte von vorn.',
  4070003: 'Bei der Bestätigung ist etwas schiefgegangen. Bitte beginnen Sie noch einmal von vorn.',
  4070005:
    'Die Bestätigung hat zu lange gedauert: Die Zeit ist vor {expired_at_unix_since_minutes, plural, one {# Minute} other {# Minuten}} abgelaufen. Bitte versuchen Sie es noch einmal.',
  4070006: 'Dieser Bestätigungscode stimmt nicht oder wurde schon benutzt. Bitte versuchen Sie es noch einmal.',

  5000001: '{reason}',
  5000002:
    'Für diese Anfrage ist keine Anmeldemethode verfügbar. Bitte wenden Sie sich an die Betreiber der Website oder App.',
  5000003: 'Ihre Organisation hat noch keine Anmeldemethode. Bitte wenden Sie sich an die Person, die sie verwaltet.',
} satisfies Translation<typeof englishMessages>
