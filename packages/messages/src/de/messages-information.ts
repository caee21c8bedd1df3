import type { messagesOfInformation as english } from '../en/messages-information.ts'
import type { Translation } from '../translation.ts'

export const messagesOfInformation = {
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
} as const satisfies Translation<typeof english>
