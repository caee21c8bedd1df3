import type { address as english } from '../en/address.ts'
import type { Translation } from '../translation.ts'

export const address = {
  'pending.title': '{address} venter på koden din',
  'pending.text': 'Inntil da logger du inn med {address}.',
  'pending.due': '{address} er bekreftet og gjelder fra {date}.',
  'pending.code': 'Kode fra e-posten',
  'pending.confirm': 'Bekreft ny e-post',
  'pending.resend': 'Send en ny kode',
  'pending.cancel': 'Avbryt endringen',
  'pending.restored': 'E-postadressen er gjenopprettet',
  'pending.reported': 'Misbruk meldt',
  'not-me.title': 'Var det ikke deg?',
  'not-me.event': '{what}, {date}',
  'not-me.plan': 'Hvis du velger «Sikre kontoen min»',
  'not-me.plan.sessions': 'Alle enheter logges ut, også dine.',
  'not-me.plan.address': 'Kontoen får tilbake den tidligere e-postadressen.',
  'not-me.plan.frozen': 'Ingenting i kontoen kan endres før du gjenoppretter den.',
  'not-me.plan.recovery': 'Du får en kode på e-post og velger et nytt passord.',
  'not-me.submit': 'Sikre kontoen min',
  'not-me.was-me': 'Det var meg',
  'not-me.gone': 'Denne lenken virker ikke lenger',
  'not-me.used': 'Den er allerede brukt. Hvis noen fortsatt har tilgang til kontoen din, gjenoppretter du den.',
  'not-me.late': 'Den er utløpt. Hvis noen andre har tilgang til kontoen din, gjenoppretter du den.',
  'not-me.unknown': 'Lenken er ikke fullstendig, eller så finnes ikke kontoen lenger.',
  'not-me.recover': 'Gjenopprett kontoen min',
} as const satisfies Translation<typeof english>
