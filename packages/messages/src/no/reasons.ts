import type { reasons as english } from '../en/reasons.ts'
import type { Translation } from '../translation.ts'

export const reasons = {
  'reason.unprintable': 'Bruk bokstaver, tall og tegn på én linje, uten kontrolltegn.',
  'reason.unknownTrait': 'Feltet {name} hører ikke til i dette skjemaet.',
  'reason.choice': 'Velg blant disse: {choices}.',
  'reason.format': 'Skriv inn en gyldig verdi ({format}).',
  'reason.rule': 'Denne verdien kan ikke brukes her.',
  'reason.signedIn': 'Du er allerede logget inn. Fortsett, eller logg ut først.',
  'reason.tooOften': 'Det er gjort for mange forsøk med koden. Be om en ny.',
  'reason.tooManyCodes': 'For mange feil koder. Begynn på nytt.',
  'reason.paused':
    'For mange feil koder. Vent {hours, plural, =0 {{minutes, plural, one {# minutt} other {# minutter}}} one {# time} other {# timer}}, og prøv igjen.',
  'reason.held': 'For mange forsøk. Vent {minutes, plural, one {# minutt} other {# minutter}}, og prøv igjen.',
  'reason.guarded':
    'For mange forsøk for denne kontoen. Vent {minutes, plural, one {# minutt} other {# minutter}}, eller logg inn {ways, select, both {med en passnøkkel, med en kode eller } other {på en annen måte eller }}i en nettleser der du har vært innlogget før.',
  'reason.unusableKey': 'Svaret fra nøkkelen kunne ikke brukes. Prøv igjen.',
  'reason.unknownAddress': 'Dette er ikke en av adressene du kan velge mellom. Velg på nytt.',
  'reason.robotCheckDown': 'Robotkontrollen svarer ikke akkurat nå. Prøv igjen om et minutt.',
  'reason.breachCheckDown': 'det lot seg ikke kontrollere om det er stjålet et sted. Prøv igjen om et minutt.',
  'reason.oneCharacter': 'det er ett tegn som gjentas.',
  'reason.siteName': 'det er lite mer enn navnet på dette nettstedet.',
  'reason.addressWaits': 'Etter gjenopprettingen gjelder adressen fra {until_unix}.',
} satisfies Translation<typeof english>
