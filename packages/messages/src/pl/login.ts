import type { login as english } from '../en/login.ts'
import type { Translation } from '../translation.ts'

export const login = {
  'login.title': 'Logowanie',
  'login.title-refresh': 'Potwierdź, że to Ty',
  'login.title-aal2': 'Drugi krok',
  'login.subtitle': 'Sposób logowania: {parts}',
  'login.subtitle-refresh': 'Sposób potwierdzenia: {parts}',
  'login.subtitle-aal2': 'Wybierz, jak wykonać drugi krok.',
  'login.code.subtitle': 'Wyślemy kod na Twój adres e-mail.',
  'login.code.subtitle.sms': 'Wyślemy kod na Twój telefon.',
  'login.totp.subtitle': 'Wpisz 6 cyfr wyświetlanych w aplikacji uwierzytelniającej.',
  'login.webauthn.subtitle': 'Podłącz klucz bezpieczeństwa lub dotknij go, gdy przeglądarka o to poprosi.',
  'login.lookup_secret.subtitle': 'Wpisz jeden z niewykorzystanych 8-znakowych kodów zapasowych.',
  'login.registration-label': 'Nie masz konta?',
  'login.registration-button': 'Zarejestruj się',
  'login.logout-button': 'Wyloguj się',
  'login.cancel-button': 'Anuluj',
  'login.2fa.go-back': 'Nie o to chodziło?',
  'login.2fa.go-back.link': 'Wróć',
  'login.2fa.method.go-back': 'Wybierz inny sposób',
} satisfies Translation<typeof english>
