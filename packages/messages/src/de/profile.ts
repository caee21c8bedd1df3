import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  // Two words and not one long one: at 360 px the heading has to break.
  'profile.heading': 'PROFIL UND EINSTELLUNGEN',
  'profile.verify.title': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'profile.verify.text':
    'Wir haben Ihnen eine E-Mail gesendet. Sehen Sie im Posteingang nach, dann im Spam- oder Junk-Ordner.',
  'profile.verify.link': 'Erneut senden',
  'profile.verify.now': 'Jetzt bestätigen',
  'profile.card.title': 'Ihr Profil',
  'profile.email': 'E-Mail-Adresse',
  'profile.status': 'Status',
  'profile.verified': 'Bestätigt',
  'profile.not-verified': 'Nicht bestätigt',
  'profile.user-id': 'Benutzer-ID',
  'profile.email-trait': 'E-Mail im Profil',
  'profile.no-email': 'Keine E-Mail-Adresse',
  'profile.update.title': 'Ihr Konto bearbeiten',
  'profile.sessions.title': 'Wo Sie angemeldet sind',
  'profile.sessions.description': 'Sie kennen ein Gerät nicht? Dann melden Sie sich dort ab.',
  'profile.sessions.current': 'Dieses Gerät',
  'profile.sessions.other': 'Anderes Gerät',
  'profile.sessions.device': '{browser} auf {system}',
  'profile.sessions.since': 'Seit dem {date}',
  'profile.sessions.end': 'Dort abmelden',
  'profile.sessions.end-one': '{end}: {device}, {since}',
  'profile.sessions.end-others': 'Überall sonst abmelden',
  'profile.sessions.older':
    '{count, plural, one {Eine andere Sitzung von vor dieser Änderung ist noch offen.} other {# andere Sitzungen von vor dieser Änderung sind noch offen.}}',
  'profile.sessions.none': 'Sie sind nur hier angemeldet.',
  'profile.sessions.ended': '{count, plural, one {Eine Sitzung wurde beendet.} other {# Sitzungen wurden beendet.}}',
  'profile.sessions.failed': 'Die Sitzung konnte nicht beendet werden. Bitte versuchen Sie es noch einmal.',
  'profile.events.title': 'Letzte Aktivitäten',
  'profile.events.older': 'Ältere',
  'profile.events.newest': 'Neueste',
  'profile.events.times': '{what}, {count}-mal',
  'profile.events.none': 'Bisher hat sich nichts geändert.',
  'profile.events.what':
    '{kind, select, password_changed {Passwort geändert} address_changed {E-Mail-Adresse geändert} new_device {Anmeldung mit einem neuen Gerät} second_factor_guessed {Falsche Codes nach dem Passwort} deletion_requested {Löschung des Kontos beantragt} deletion_called_off {Löschung des Kontos zurückgenommen} first_proof {Adresse bestätigt, ältere Zugänge entfernt} account_made {Konto erstellt} other {Konto geändert}}',
  'profile.events.added':
    '{factor, select, totp {Authenticator-App verbunden} lookup_secret {Neue Backup-Codes erstellt} passkey {Passkey hinzugefügt} webauthn {Sicherheitsschlüssel hinzugefügt} password {Passwort festgelegt} other {Anmeldemethode hinzugefügt}}',
  'profile.events.removed':
    '{factor, select, totp {Authenticator-App entfernt} lookup_secret {Backup-Codes deaktiviert} passkey {Passkey entfernt} webauthn {Sicherheitsschlüssel entfernt} password {Passwort entfernt} other {Anmeldemethode entfernt}}',
  'profile.review.title': 'Gehört das alles Ihnen?',
  'profile.review.description':
    'Sie sind wieder in Ihrem Konto. Entfernen Sie, was Sie nicht selbst hinzugefügt haben.',
  'profile.review.password': 'Ihr altes Passwort gilt nicht mehr. Legen Sie oben ein neues fest.',
  'profile.review.used': 'Zuletzt benutzt am {date}',
  'profile.review.way':
    '{method, select, password {Passwort} totp {Authenticator-App} lookup_secret {Backup-Codes} webauthn {Sicherheitsschlüssel} passkey {Passkey} code {Code per E-Mail} other {Andere Methode}}',
  'profile.data.title': 'Ihre Daten',
  'profile.data.description': 'Alles, was wir über Sie speichern, in einer Datei.',
  'profile.data.download': 'Daten herunterladen',
  'profile.deletion.title': 'Konto löschen',
  'profile.deletion.description':
    'Ihr Konto, Ihre Sammlung und alles Weitere, was wir über Sie speichern, werden {days, plural, one {# Tag} other {# Tage}} nach Ihrem Antrag gelöscht. Bis dahin können Sie es sich anders überlegen.',
  'profile.deletion.begins':
    'Weil das Konto gerade wiederhergestellt wurde, beginnen die Tage erst am {date} zu zählen.',
  'profile.deletion.request': 'Mein Konto löschen',
  'profile.deletion.pending': 'Ihr Konto wird am {date} gelöscht. Bis dahin funktioniert alles wie bisher.',
  'profile.deletion.keep': 'Mein Konto behalten',
  'profile.failed': 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
} as const satisfies Translation<typeof english>
