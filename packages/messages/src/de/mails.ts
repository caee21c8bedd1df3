import type { mails as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

export const mails = {
  'mail.greeting': 'Guten Tag,',
  'mail.signature': 'Collect Everything',
  'mail.ignore': 'Nicht angefordert? Dann ignorieren Sie diese E‑Mail. Es hat sich nichts geändert.',
  'mail.recovery.subject': '{code} ist Ihr Wiederherstellungscode',
  'mail.recovery.text': 'Ihr Wiederherstellungscode:',
  'mail.recovery.unknown.subject': 'Jemand wollte ein Konto wiederherstellen',
  'mail.recovery.unknown.text':
    'jemand wollte mit dieser Adresse ein Konto wiederherstellen, aber zu ihr gehört kein Konto. Waren Sie das? Dann versuchen Sie es mit einer anderen Adresse.',
  'mail.verification.subject': '{code} ist Ihr Bestätigungscode',
  'mail.verification.text': 'Ihr Bestätigungscode:',
  'mail.verification.link': 'Oder öffnen Sie diese Seite:',
  'mail.verification.unknown.subject': 'Jemand wollte diese Adresse bestätigen',
  'mail.verification.unknown.text':
    'jemand wollte diese Adresse bestätigen, aber sie gehört zu keinem Konto. Waren Sie das? Dann versuchen Sie es mit einer anderen Adresse.',
  'mail.login.subject': '{code} ist Ihr Anmeldecode',
  'mail.login.text': 'Ihr Anmeldecode:',
  'mail.login.unknown.subject': 'Jemand wollte sich mit dieser Adresse anmelden',
  'mail.login.unknown.text':
    'jemand wollte sich mit dieser Adresse anmelden, aber sie gehört zu keinem Konto. Waren Sie das? Dann versuchen Sie es mit einer anderen Adresse.',
  'mail.login.unknown.sign-up': 'Noch kein Konto? Hier können Sie eines erstellen:',
  'mail.registration.subject': '{code} ist Ihr Registrierungscode',
  'mail.registration.text': 'Ihr Registrierungscode:',
  'mail.lifetime': 'Der Code ist {minutes, plural, one {# Minute} other {# Minuten}} gültig.',
  'mail.recovery-link.subject': 'Stellen Sie Ihr Konto wieder her',
  'mail.recovery-link.text': 'öffnen Sie diese Seite, um wieder Zugang zu Ihrem Konto zu erhalten:',
  'mail.verification-link.subject': 'Bestätigen Sie Ihre E‑Mail-Adresse',
  'mail.verification-link.text': 'öffnen Sie diese Seite, um diese Adresse zu bestätigen:',
  'mail.lifetime-link': 'Der Link ist {minutes, plural, one {# Minute} other {# Minuten}} gültig.',
  'mail.password-changed.subject': 'Ihr Passwort wurde geändert',
  'mail.password-changed.text':
    'das Passwort Ihres Kontos wurde gerade geändert. Wenn Sie das nicht waren, stellen Sie Ihr Konto bitte sofort wieder her.',
  'mail.recovery.link': 'Oder öffnen Sie diese Seite:',
  'mail.duplicate.subject': 'Sie haben bereits ein Konto',
  'mail.duplicate.text':
    'jemand wollte sich mit Ihrer Adresse registrieren, zu der es bereits ein Konto gibt. Waren Sie das? Dann melden Sie sich an. Wenn Sie das Passwort vergessen haben, stellen Sie Ihr Konto wieder her. Waren Sie es nicht, brauchen Sie nichts zu tun: Es hat sich nichts geändert.',
  'mail.not-you':
    'Waren Sie das? Dann brauchen Sie nichts zu tun. Wenn nicht, ändern Sie Ihr Passwort und melden Sie in den Einstellungen die anderen Geräte ab. Sie können sich nicht mehr anmelden? Stellen Sie Ihr Konto wieder her.',
  'mail.new-device.subject': 'Neue Anmeldung in Ihrem Konto',
  'mail.new-device.text': 'Ihr Konto wurde gerade auf einem neuen Gerät benutzt.',
  'mail.new-device.time': 'Zeit: {time} (UTC)',
  'mail.new-device.device': 'Gerät: {device}',
  'mail.new-device.address': 'IP-Adresse: {address}',
  'mail.added.subject': 'Neue Anmeldemethode für Ihr Konto',
  'mail.added.text':
    '{factor, select, totp {mit Ihrem Konto wurde gerade eine Authenticator-App verbunden.} lookup_secret {für Ihr Konto wurden gerade neue Backup-Codes erstellt. Ältere gelten nicht mehr.} passkey {zu Ihrem Konto wurde gerade ein Passkey hinzugefügt.} webauthn {zu Ihrem Konto wurde gerade ein Sicherheitsschlüssel hinzugefügt.} provider {mit Ihrem Konto wurde gerade {provider} verbunden. Ab jetzt können Sie sich auch so anmelden.} other {zu Ihrem Konto wurde gerade eine neue Anmeldemethode hinzugefügt.}}',
  'mail.removed.subject': 'Eine Anmeldemethode wurde entfernt',
  'mail.removed.text':
    '{factor, select, totp {die Authenticator-App wurde gerade von Ihrem Konto entfernt.} lookup_secret {die Backup-Codes Ihres Kontos wurden gerade gelöscht.} passkey {ein Passkey wurde gerade von Ihrem Konto entfernt.} webauthn {ein Sicherheitsschlüssel wurde gerade von Ihrem Konto entfernt.} password {das Passwort Ihres Kontos wurde gerade entfernt.} provider {von Ihrem Konto wurde gerade {provider} getrennt. So können Sie sich nicht mehr anmelden.} other {eine Anmeldemethode wurde gerade von Ihrem Konto entfernt.}}',
  'mail.first-proof.subject': 'Ihr Konto gehört jetzt nur Ihnen',
  'mail.first-proof.text':
    'Ihre Adresse wurde gerade zum ersten Mal bestätigt. Deshalb haben wir entfernt, was vorher für das Konto eingerichtet war: Passwort, Passkeys, Sicherheitsschlüssel, Authenticator-App, Backup-Codes, verbundene Konten, offene Sitzungen und bekannte Browser. Jemand anders könnte das eingerichtet haben.',
  'mail.first-proof.again':
    'Hatten Sie das selbst eingerichtet? Dann melden Sie sich mit einem Code per E‑Mail an und richten Sie es in den Einstellungen neu ein.',
  'mail.made.text': 'am {time} (UTC) wurde ein Konto mit Ihrer Adresse erstellt.',
  'mail.made.not-you':
    'Waren Sie das nicht? Öffnen Sie die Seite oben, geben Sie den Code ein und wählen Sie „Das war ich nicht“. Dann wird alles entfernt, was die andere Person eingerichtet hat.',
  'mail.guessed.subject': 'Falsche Codes nach Ihrem Passwort',
  'mail.guessed.text':
    'jemand hat Ihr Passwort eingegeben und danach mehrere falsche Codes. Hineingekommen ist dabei niemand. Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es bitte sofort.',
  'mail.address-changed.subject': 'Die E‑Mail-Adresse Ihres Kontos wurde geändert',
  'mail.address-changed.text':
    'die E‑Mail-Adresse Ihres Kontos wurde gerade geändert. Diese E‑Mail geht an die bisherige Adresse.',
  'mail.app-connected.subject': 'Eine App wurde mit Ihrem Konto verbunden',
  'mail.app-connected.text':
    'die App {app} darf jetzt Ihr Konto verwenden. In den Einstellungen sehen Sie Ihre Apps und können sie dort trennen.',
  'mail.app-stolen.subject': 'Eine App wurde von Ihrem Konto getrennt',
  'mail.app-stolen.text':
    'wahrscheinlich hat jemand den Zugang der App {app} zu Ihrem Konto kopiert. Wir haben diesen Zugang beendet, auch die Kopie funktioniert nicht mehr. Wenn Sie die App weiter nutzen möchten, verbinden Sie sie neu.',
  'mail.deletion.subject': 'Ihr Konto wird gelöscht',
  'mail.deletion.text':
    'Sie haben uns gebeten, Ihr Konto zu löschen. Es wird am {date} gelöscht, mit allem, was wir über Sie speichern.',
  'mail.deletion.undo':
    'Haben Sie es sich anders überlegt, oder waren Sie das nicht? Bis dahin können Sie sich anmelden und das Konto in den Einstellungen behalten.',
  'mail.deletion-off.subject': 'Ihr Konto bleibt bestehen',
  'mail.deletion-off.text': 'Ihr Konto wird nun doch nicht gelöscht.',
  'mail.not-me':
    'Waren Sie das? Dann brauchen Sie nichts zu tun. Wenn nicht, öffnen Sie diese Seite und drücken Sie dort auf die Schaltfläche:',
  'mail.not-me.lifetime':
    'Der Link ist {days, plural, one {# Tag} other {# Tage}} gültig und kann nur einmal verwendet werden.',
  'mail.address-taken.subject': 'Jemand hat Ihre Adresse angegeben',
  'mail.address-taken.text':
    'jemand wollte Ihre Adresse für ein anderes Konto verwenden. Ihr Konto behält sie, und es hat sich nichts geändert. Waren Sie das? Dann melden Sie sich mit dem Konto an, das diese Adresse bereits hat.',
} satisfies Translation<typeof english>
