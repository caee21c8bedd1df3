import type { reasons as english } from '../en/reasons.ts'
import type { Translation } from '../translation.ts'

export const reasons = {
  'reason.unprintable': 'Skriv på en rad, med bokstäver, siffror och vanliga tecken.',
  'reason.unknownTrait': 'Fältet {name} hör inte till det här formuläret.',
  'reason.choice': 'Välj något av följande: {choices}.',
  'reason.format': 'Ange ett giltigt värde ({format}).',
  'reason.rule': 'Det här värdet kan inte användas. Ange ett annat.',
  'reason.signedIn': 'Du är redan inloggad. Fortsätt, eller logga ut först.',
  'reason.tooOften': 'Koden har provats för många gånger. Begär en ny.',
  'reason.tooManyCodes': 'För många felaktiga koder. Börja om från början.',
  'reason.paused':
    'För många felaktiga koder. Vänta {hours, plural, =0 {{minutes, plural, one {# minut} other {# minuter}}} one {# timme} other {# timmar}} och försök sedan igen.',
  'reason.held': 'För många försök. Vänta {minutes, plural, one {# minut} other {# minuter}} och försök sedan igen.',
  'reason.guarded':
    'För många försök för det här kontot. Vänta {minutes, plural, one {# minut} other {# minuter}}, eller logga in {ways, select, both {med en passkey, med en kod eller } other {på ett annat sätt eller }}i en webbläsare där du har varit inloggad förut.',
  'reason.unusableKey': 'Svaret från nyckeln kunde inte användas. Försök igen.',
  'reason.unknownAddress': 'Det är inte någon av adresserna att välja mellan. Välj igen.',
  'reason.robotCheckDown': 'Robotkontrollen svarar inte just nu. Försök igen om en minut.',
  'reason.breachCheckDown': 'det gick inte att kontrollera om det har stulits någonstans. Försök igen om en minut.',
  'reason.oneCharacter': 'det är ett enda tecken som upprepas.',
  'reason.siteName': 'det är knappt mer än namnet på den här webbplatsen.',
  'reason.addressWaits': 'Efter återställningen gäller adressen från {until_unix}.',
} satisfies Translation<typeof english>
