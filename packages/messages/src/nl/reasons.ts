import type { reasons as english } from '../en/reasons.ts'
import type { Translation } from '../translation.ts'

export const reasons = {
  'reason.unprintable': 'Gebruik letters, cijfers en leestekens op één regel, zonder stuurtekens.',
  'reason.unknownTrait': 'Het veld {name} hoort niet bij dit formulier.',
  'reason.choice': 'Kies een van deze mogelijkheden: {choices}.',
  'reason.format': 'Vul een geldige waarde in ({format}).',
  'reason.rule': 'Deze waarde is hier niet mogelijk. Vul een andere in.',
  'reason.signedIn': 'Je bent al ingelogd. Ga door of log eerst uit.',
  'reason.tooOften': 'De code is te vaak geprobeerd. Vraag een nieuwe aan.',
  'reason.tooManyCodes': 'Te veel verkeerde codes. Begin opnieuw.',
  'reason.paused':
    'Te veel verkeerde codes. Wacht {hours, plural, =0 {{minutes, plural, one {# minuut} other {# minuten}}} one {# uur} other {# uur}} en probeer het dan opnieuw.',
  'reason.held':
    'Te veel pogingen. Wacht {minutes, plural, one {# minuut} other {# minuten}} en probeer het dan opnieuw.',
  'reason.guarded':
    'Te veel pogingen voor dit account. Wacht {minutes, plural, one {# minuut} other {# minuten}}, of log in {ways, select, both {met een passkey, met een code of } other {op een andere manier of }}in een browser waarin je al eerder bent ingelogd.',
  'reason.unusableKey': 'Het antwoord van de sleutel kon niet worden gebruikt. Probeer het opnieuw.',
  'reason.unknownAddress': 'Dit is niet een van de adressen waaruit je kunt kiezen. Kies opnieuw.',
  'reason.robotCheckDown': 'De robotcontrole reageert op dit moment niet. Probeer het over een minuut opnieuw.',
  'reason.breachCheckDown':
    'er kon niet worden nagegaan of het ergens is gestolen. Probeer het over een minuut opnieuw.',
  'reason.oneCharacter': 'het is één teken dat zich herhaalt.',
  'reason.siteName': 'het is weinig meer dan de naam van deze site.',
  'reason.addressWaits': 'Na het herstel geldt dit adres vanaf {until_unix}.',
} as const satisfies Translation<typeof english>
