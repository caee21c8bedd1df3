import type { server as englishServer, said as englishSaid } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Seite nicht gefunden',
  'server.notFound.text': 'Diese Seite gibt es nicht.',
  'server.tooLarge.title': 'Zu viel auf einmal',
  'server.tooLarge.text':
    'Das ist mehr, als wir hier annehmen können. Nichts davon wurde gespeichert. Gehen Sie zurück zu Ihrem Formular und kürzen Sie es.',
  'server.unreadable.title': 'Nichts wurde gespeichert',
  'server.unreadable.text':
    'Wir konnten das Formular nicht lesen. Bitte gehen Sie zurück und senden Sie es noch einmal.',
  'server.fault.title': 'Bei uns ist etwas schiefgegangen',
  'server.fault.text': 'Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'server.serviceDown.title': 'Konten nicht erreichbar',
  'server.serviceDown.text':
    'Wir erreichen die Konten gerade nicht. Nichts ist verloren. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'server.oauth2Ended.title': 'Diese Anfrage ist beendet',
  'server.oauth2Ended.text':
    'Die Anfrage der App wurde schon beantwortet, oder sie ist abgelaufen. Bitte kehren Sie zur App zurück und beginnen Sie dort neu.',
  'server.oauth2.title': 'Die Anfrage der App ist fehlerhaft',
  'server.oauth2.text':
    'Eine App hat Sie hierher geschickt, aber wir können ihre Anfrage nicht beantworten. Nichts über Sie wurde weitergegeben. Bitte kehren Sie zur App zurück. Wenn es wieder geschieht, senden Sie deren Betreiber die folgenden Angaben.',
  'server.details': 'Angaben: {details}',
  'server.backToApplication': 'Zurück zu {application}',
  'server.tooMany.title': 'Zu viele Anfragen',
  'server.tooMany.text':
    'Aus Ihrem Netz kamen zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  'server.tryAgain': 'Erneut versuchen',
  'server.backHome': 'Zur Startseite',
} satisfies Translation<typeof englishServer>

export const said = {
  'said.first-proof':
    'Ihre Adresse ist bestätigt, und das Konto gehört nur Ihnen. Wir haben entfernt, was vorher eingerichtet war: Passwort, Passkeys, Sicherheitsschlüssel, Authenticator-App, Backup-Codes und andere Sitzungen. Wenn Sie Ihr altes Passwort behalten möchten, geben Sie es unten einmal ein.',
  'said.claim.made':
    'Am {date} wurde ein Konto mit Ihrer Adresse erstellt. Die Adresse ist noch nicht bestätigt. Waren Sie das?',
  'said.claim.device': 'Es wurde mit {device} erstellt.',
  'said.claim.address': 'IP-Adresse: {address}',
  'said.claim.ways': 'So kann man sich dort anmelden: {ways}.',
  'said.claim.mine': 'Das war ich',
  'said.claim.not-mine': 'Das war ich nicht',
  'said.claim.cleared':
    'Das Konto gehört jetzt nur Ihnen. Was die andere Person eingerichtet hatte, ist entfernt. Melden Sie sich mit einem Code per E‑Mail an, um fortzufahren.',
  'said.way':
    '{way, select, password {Passwort} totp {Authenticator-App} lookup_secret {Backup-Codes} webauthn {Sicherheitsschlüssel} passkey {Passkey} code {Code per E‑Mail} other {andere Methode}}',
  'said.same-mailbox':
    'Über diese Adresse haben Sie Ihr Konto wiederhergestellt, ein Code dorthin beweist also nichts Neues. Nutzen Sie einen anderen zweiten Faktor, oder melden Sie sich ab und mit Ihrem Passwort wieder an.',
  'said.passkey-name': '{browser} auf {system}',
  'said.unverified-key':
    'Dieser Schlüssel hat nicht geprüft, ob Sie es sind. Bitte melden Sie sich auf andere Weise an.',
} satisfies Translation<typeof englishSaid>
