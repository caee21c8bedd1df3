import type { messagesOfInformation as english } from '../en/messages-information.ts'
import type { Translation } from '../translation.ts'

export const messagesOfInformation = {
  1010003: 'Hiervoor moet je opnieuw inloggen. Bevestig dat jij het bent.',
  1010004: 'Nog één stap: bevestig het inloggen met je tweede factor.',
  1010012: 'Houd je beveiligingssleutel bij de hand en ga dan door.',
  1010014: 'We hebben een bericht naar je adres gestuurd. Niet ontvangen? Kijk in de map Spam of Ongewenste e-mail.',
  1010016:
    '{duplicateIdentifier} hoort al bij een account. Log in op dat account. Daarna kun je ook met {provider} inloggen.',
  1010020: 'We sturen de code naar het adres dat je voor deze stap hebt opgegeven.',
  1010025:
    'We hebben een code naar het adres van je account gestuurd. Niet ontvangen? Kijk in de map Spam of Ongewenste e-mail.',

  1040005:
    'We hebben een code naar je adres gestuurd. Vul de code in om je registratie af te ronden. Niet ontvangen? Kijk in de map Spam of Ongewenste e-mail.',
  1040009: 'Bijna klaar. Kies hoe je voortaan wilt inloggen.',

  1060001:
    'Je hebt weer toegang tot je account. De komende {privileged_session_expires_at_unix_until_minutes, plural, one {minuut} other {# minuten}} kun je een nieuw wachtwoord kiezen of nog een manier om in te loggen toevoegen.',
  1060002:
    'Als dit adres bij een account hoort, is er een herstellink onderweg. Niets ontvangen? Controleer of het adres goed is gespeld en kijk in de map Spam of Ongewenste e-mail.',
  1060003:
    'Als dit adres bij een account hoort, is er een herstelcode onderweg. Niets ontvangen? Controleer of het adres goed is gespeld en kijk in de map Spam of Ongewenste e-mail.',
  1060004: 'Als {masked_address} bij een account hoort, sturen we daar een herstelcode naartoe.',
  1060005: 'Vul het volledige adres in, zodat we weten dat het van jou is.',
  1060006: 'Naar welk adres moeten we de herstelcode sturen?',

  1080001:
    'Er is een bevestigingslink onderweg naar je adres. Niets ontvangen? Controleer of het adres goed is gespeld en kijk in de map Spam of Ongewenste e-mail.',
  1080002: 'Je e-mailadres is bevestigd.',
  1080003:
    'Er is een bevestigingscode onderweg naar je adres. Niets ontvangen? Controleer of het adres goed is gespeld en kijk in de map Spam of Ongewenste e-mail.',
  1080004:
    'Er is een bevestigingscode onderweg naar je telefoon. Niets ontvangen? Controleer het nummer op typefouten.',
  1080005: 'Je telefoonnummer is bevestigd.',
} as const satisfies Translation<typeof english>
