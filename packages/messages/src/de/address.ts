import type { address as english } from '../en/address.ts'
import type { Translation } from '../translation.ts'

export const address = {
  'pending.title': '{address} wartet auf Ihren Code',
  'pending.text': 'Bis dahin melden Sie sich mit {address} an.',
  'pending.due': '{address} ist bestätigt und gilt ab {date}.',
  'pending.code': 'Code aus der E-Mail',
  'pending.confirm': 'Neue E-Mail-Adresse bestätigen',
  'pending.resend': 'Neuen Code senden',
  'pending.cancel': 'Änderung abbrechen',
  'pending.restored': 'E-Mail-Adresse wiederhergestellt',
  'pending.reported': 'Missbrauch gemeldet',
  'not-me.title': 'Waren Sie das nicht?',
  'not-me.event': '{what} am {date}',
  'not-me.plan': 'Wenn Sie „Mein Konto sichern“ wählen',
  'not-me.plan.sessions': 'Alle Geräte werden abgemeldet, auch Ihre.',
  'not-me.plan.address': 'Ihr Konto erhält seine bisherige E-Mail-Adresse zurück.',
  'not-me.plan.frozen': 'Am Konto kann nichts geändert werden, bis Sie es wiederherstellen.',
  'not-me.plan.recovery': 'Sie erhalten einen Code per E-Mail und wählen ein neues Passwort.',
  'not-me.submit': 'Mein Konto sichern',
  'not-me.was-me': 'Ich war es',
  'not-me.gone': 'Dieser Link funktioniert nicht mehr',
  'not-me.used': 'Er wurde bereits verwendet. Hat noch jemand Zugang zu Ihrem Konto, stellen Sie es wieder her.',
  'not-me.late': 'Er ist abgelaufen. Hat jemand anderes Zugang zu Ihrem Konto, stellen Sie es wieder her.',
  'not-me.unknown': 'Der Link ist nicht vollständig, oder es gibt das Konto nicht mehr.',
  'not-me.recover': 'Mein Konto wiederherstellen',
} as const satisfies Translation<typeof english>
