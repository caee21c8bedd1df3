import type { messagesOfInformation as english } from '../en/messages-information.ts'
import type { Translation } from '../translation.ts'

export const messagesOfInformation = {
  1010003: 'Det här kräver en ny inloggning. Bekräfta att det är du.',
  1010004: 'Ett steg till: bekräfta inloggningen på ytterligare ett sätt.',
  1010012: 'Ta fram säkerhetsnyckeln och fortsätt sedan.',
  1010014: 'Vi har skickat ett meddelande till din adress. Har den inte kommit? Titta i skräpposten.',
  1010016:
    'Adressen {duplicateIdentifier} hör redan till ett konto. Logga in på det, så kan du sedan logga in med {provider} också.',
  1010020: 'Vi skickar koden till adressen som du har angett för det här steget.',
  1010025: 'Vi har skickat en kod till adressen i ditt konto. Har den inte kommit? Titta i skräpposten.',

  1040005:
    'Vi har skickat en kod till din adress. Ange den för att göra klart kontot. Har den inte kommit? Titta i skräpposten.',
  1040009: 'Nästan klart. Välj hur du vill logga in i fortsättningen.',

  1060001:
    'Du är inne igen. Under {privileged_session_expires_at_unix_until_minutes, plural, one {den närmaste minuten} other {de närmaste # minuterna}} kan du välja ett nytt lösenord eller lägga till ett annat sätt att logga in.',
  1060002:
    'Om adressen hör till ett konto är en återställningslänk på väg. Har den inte kommit? Kontrollera att adressen är rätt stavad och titta sedan i skräpposten.',
  1060003:
    'Om adressen hör till ett konto är en återställningskod på väg. Har den inte kommit? Kontrollera att adressen är rätt stavad och titta sedan i skräpposten.',
  1060004: 'Om {masked_address} hör till ett konto är en återställningskod på väg dit.',
  1060005: 'Skriv hela adressen, så att vi vet att den är din.',
  1060006: 'Vilken adress ska återställningskoden skickas till?',

  1080001:
    'En verifieringslänk är på väg till din adress. Har den inte kommit? Kontrollera att adressen är rätt stavad och titta sedan i skräpposten.',
  1080002: 'Din e-postadress är verifierad.',
  1080003:
    'En verifieringskod är på väg till din adress. Har den inte kommit? Kontrollera att adressen är rätt stavad och titta sedan i skräpposten.',
  1080004: 'En verifieringskod är på väg till din telefon. Har den inte kommit? Kontrollera att numret är rätt.',
  1080005: 'Ditt telefonnummer är verifierat.',
} satisfies Translation<typeof english>
