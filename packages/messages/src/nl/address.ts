import type { address as english } from '../en/address.ts'
import type { Translation } from '../translation.ts'

export const address = {
  'pending.title': '{address} wacht op je code',
  'pending.text': 'Tot dan log je in met {address}.',
  'pending.due': '{address} is bevestigd en geldt vanaf {date}.',
  'pending.code': 'Code uit de e-mail',
  'pending.confirm': 'Nieuw e-mailadres bevestigen',
  'pending.resend': 'Nieuwe code sturen',
  'pending.cancel': 'Wijziging annuleren',
  'pending.restored': 'E-mailadres teruggezet',
  'pending.reported': 'Misbruik gemeld',
  'not-me.title': 'Was jij dit niet?',
  'not-me.event': '{what} op {date}',
  'not-me.plan': 'Als je ‘Mijn account beveiligen’ kiest',
  'not-me.plan.sessions': 'Alle apparaten worden uitgelogd, ook die van jou.',
  'not-me.plan.address': 'Je account krijgt het vorige e-mailadres terug.',
  'not-me.plan.frozen': 'In het account kan niets worden gewijzigd tot je het herstelt.',
  'not-me.plan.recovery': 'Je krijgt een code per e-mail en kiest een nieuw wachtwoord.',
  'not-me.submit': 'Mijn account beveiligen',
  'not-me.was-me': 'Ik was het',
  'not-me.gone': 'Deze link werkt niet meer',
  'not-me.used': 'Hij is al gebruikt. Heeft iemand nog toegang tot je account, herstel het dan.',
  'not-me.late': 'Hij is verlopen. Heeft iemand anders toegang tot je account, herstel het dan.',
  'not-me.unknown': 'De link is niet volledig, of het account bestaat niet meer.',
  'not-me.recover': 'Mijn account herstellen',
} as const satisfies Translation<typeof english>
