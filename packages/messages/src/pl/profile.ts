import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  'profile.heading': 'USTAWIENIA PROFILU',
  'profile.verify.title': 'Potwierdź swój e-mail',
  'profile.verify.text': 'Wysłaliśmy do Ciebie wiadomość. Sprawdź skrzynkę odbiorczą, a potem folder Spam.',
  'profile.verify.link': 'Wyślij ponownie',
  'profile.card.title': 'Twój profil',
  'profile.email': 'E-mail',
  'profile.status': 'Status',
  'profile.verified': 'Potwierdzony',
  'profile.not-verified': 'Niepotwierdzony',
  'profile.user-id': 'Identyfikator użytkownika',
  'profile.email-trait': 'E-mail w profilu',
  'profile.no-email': 'Brak adresu e-mail',
  'profile.update.title': 'Zaktualizuj swoje konto',
  'profile.sessions.title': 'Twoje aktywne sesje',
  'profile.sessions.description': 'Zakończ sesję, której nie rozpoznajesz.',
  'profile.sessions.current': 'To urządzenie',
  'profile.sessions.other': 'Inne urządzenie',
  'profile.sessions.device': '{browser}, {system}',
  'profile.sessions.since': 'Od {date}',
  'profile.sessions.end': 'Zakończ sesję',
  'profile.sessions.end-one': '{end}: {device}, {since}',
  'profile.sessions.end-others': 'Zakończ pozostałe sesje',
  'profile.sessions.none': 'Nie masz innych aktywnych sesji.',
  'profile.sessions.ended':
    '{count, plural, one {Zakończono # sesję.} few {Zakończono # sesje.} many {Zakończono # sesji.} other {Zakończono # sesji.}}',
  'profile.sessions.failed': 'Nie udało się zakończyć sesji. Spróbuj ponownie.',
} satisfies Translation<typeof english>
