import type { card as english } from '../en/card.ts'
import type { Translation } from '../translation.ts'

export const card = {
  'account-linking.title': 'Mit Ihrem Konto verbinden',
  'misc.or': 'oder',
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
  'forms.label.traits.email': 'E-Mail-Adresse',
  'forms.label.traits.name': 'Name',
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
} as const satisfies Translation<typeof english>
