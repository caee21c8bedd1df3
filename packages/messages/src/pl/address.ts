import type { address as english } from '../en/address.ts'
import type { Translation } from '../translation.ts'

export const address = {
  'pending.title': '{address} czeka na Twój kod',
  'pending.text': 'Do tego czasu logujesz się adresem {address}.',
  'pending.due': '{address} jest potwierdzony i obowiązuje od {date}.',
  'pending.code': 'Kod z e-maila',
  'pending.confirm': 'Potwierdź nowy e-mail',
  'pending.resend': 'Wyślij nowy kod',
  'pending.cancel': 'Anuluj zmianę',
  'pending.restored': 'Przywrócono adres e-mail',
  'pending.reported': 'Zgłoszono nadużycie',
  'not-me.title': 'To nie Ty?',
  'not-me.event': '{what}, {date}',
  'not-me.plan': 'Gdy wybierzesz „Zabezpiecz moje konto”',
  'not-me.plan.sessions': 'Wszystkie urządzenia zostaną wylogowane, Twoje również.',
  'not-me.plan.address': 'Konto odzyska poprzedni adres e-mail.',
  'not-me.plan.frozen': 'Na koncie nie będzie można nic zmienić, dopóki go nie odzyskasz.',
  'not-me.plan.recovery': 'Otrzymasz kod e-mailem i ustawisz nowe hasło.',
  'not-me.submit': 'Zabezpiecz moje konto',
  'not-me.was-me': 'To ja',
  'not-me.gone': 'Ten link już nie działa',
  'not-me.used': 'Został już użyty. Jeśli ktoś nadal ma dostęp do Twojego konta, odzyskaj je.',
  'not-me.late': 'Stracił ważność. Jeśli ktoś inny ma dostęp do Twojego konta, odzyskaj je.',
  'not-me.unknown': 'Link jest niepełny albo tego konta już nie ma.',
  'not-me.recover': 'Odzyskaj moje konto',
} as const satisfies Translation<typeof english>
