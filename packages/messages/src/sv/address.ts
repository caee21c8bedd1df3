import type { address as english } from '../en/address.ts'
import type { Translation } from '../translation.ts'

export const address = {
  'pending.title': '{address} väntar på din kod',
  'pending.text': 'Till dess loggar du in med {address}.',
  'pending.due': '{address} är bekräftad och gäller från {date}.',
  'pending.code': 'Kod från e-postmeddelandet',
  'pending.confirm': 'Bekräfta ny e-post',
  'pending.resend': 'Skicka en ny kod',
  'pending.cancel': 'Avbryt ändringen',
  'pending.restored': 'E-postadressen återställd',
  'pending.reported': 'Missbruk anmält',
  'not-me.title': 'Var det inte du?',
  'not-me.event': '{what}, {date}',
  'not-me.plan': 'Om du väljer ”Säkra mitt konto”',
  'not-me.plan.sessions': 'Alla enheter loggas ut, även dina.',
  'not-me.plan.address': 'Kontot får tillbaka sin tidigare e-postadress.',
  'not-me.plan.frozen': 'Inget i kontot kan ändras förrän du återställer det.',
  'not-me.plan.recovery': 'Du får en kod via e-post och väljer ett nytt lösenord.',
  'not-me.submit': 'Säkra mitt konto',
  'not-me.was-me': 'Det var jag',
  'not-me.gone': 'Länken fungerar inte längre',
  'not-me.used': 'Den har redan använts. Om någon fortfarande kommer åt kontot, återställ det.',
  'not-me.late': 'Den har gått ut. Om någon annan kommer åt kontot, återställ det.',
  'not-me.unknown': 'Länken är inte fullständig, eller så finns kontot inte längre.',
  'not-me.recover': 'Återställ mitt konto',
} as const satisfies Translation<typeof english>
