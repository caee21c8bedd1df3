import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  'profile.heading': 'USTAWIENIA PROFILU',
  'profile.verify.title': 'Potwierdź swój e-mail',
  'profile.verify.text': 'Wysłaliśmy do Ciebie wiadomość. Sprawdź skrzynkę odbiorczą, a potem folder Spam.',
  'profile.verify.link': 'Wyślij ponownie',
  'profile.verify.now': 'Potwierdź teraz',
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
  'profile.sessions.older':
    '{count, plural, one {# inna sesja sprzed tej zmiany jest nadal aktywna.} few {# inne sesje sprzed tej zmiany są nadal aktywne.} many {# innych sesji sprzed tej zmiany jest nadal aktywnych.} other {# innej sesji sprzed tej zmiany jest nadal aktywne.}}',
  'profile.sessions.none': 'Nie masz innych aktywnych sesji.',
  'profile.sessions.ended':
    '{count, plural, one {Zakończono # sesję.} few {Zakończono # sesje.} many {Zakończono # sesji.} other {Zakończono # sesji.}}',
  'profile.sessions.failed': 'Nie udało się zakończyć sesji. Spróbuj ponownie.',
  'profile.events.title': 'Ostatnia aktywność',
  'profile.events.older': 'Starsze',
  'profile.events.newest': 'Najnowsze',
  'profile.events.times': '{what}, razy: {count}',
  'profile.events.none': 'Na razie nic się nie zmieniło.',
  'profile.events.what':
    '{kind, select, password_changed {Zmieniono hasło} address_changed {Zmieniono adres e-mail} new_device {Logowanie z nowego urządzenia} second_factor_guessed {Błędne kody po podaniu hasła} deletion_requested {Poproszono o usunięcie konta} deletion_called_off {Odwołano usunięcie konta} first_proof {Potwierdzono adres, usunięto dawne sposoby logowania} account_made {Utworzono konto} other {Zmieniono konto}}',
  'profile.events.added':
    '{factor, select, totp {Połączono aplikację uwierzytelniającą} lookup_secret {Utworzono nowe kody zapasowe} passkey {Dodano klucz dostępu} webauthn {Dodano klucz bezpieczeństwa} password {Ustawiono hasło} other {Dodano sposób logowania}}',
  'profile.events.removed':
    '{factor, select, totp {Odłączono aplikację uwierzytelniającą} lookup_secret {Wyłączono kody zapasowe} passkey {Usunięto klucz dostępu} webauthn {Usunięto klucz bezpieczeństwa} password {Usunięto hasło} other {Usunięto sposób logowania}}',
  'profile.review.title': 'Czy to wszystko należy do Ciebie?',
  'profile.review.description': 'Masz znowu dostęp do konta. Usuń wszystko, czego nie rozpoznajesz.',
  'profile.review.password': 'Dawne hasło już nie działa. Ustaw nowe powyżej.',
  'profile.review.used': 'Ostatnie użycie: {date}',
  'profile.review.way':
    '{method, select, password {Hasło} totp {Aplikacja uwierzytelniająca} lookup_secret {Kody zapasowe} webauthn {Klucz bezpieczeństwa} passkey {Klucz dostępu} code {Kod z e-maila} other {Inny sposób}}',
  'profile.data.title': 'Twoje dane',
  'profile.data.description': 'Wszystko, co o Tobie przechowujemy, w jednym pliku.',
  'profile.data.download': 'Pobierz swoje dane',
  'profile.deletion.title': 'Usuń swoje konto',
  'profile.deletion.description':
    'Twoje konto, kolekcja i wszystko inne, co o Tobie przechowujemy, zostaną usunięte {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} po zgłoszeniu prośby. Do tego czasu możesz zmienić zdanie.',
  'profile.deletion.begins': 'Konto właśnie odzyskano, więc dni liczą się dopiero od {date}.',
  'profile.deletion.request': 'Usuń moje konto',
  'profile.deletion.pending': 'Twoje konto zostanie usunięte {date}. Do tego czasu wszystko działa jak dotąd.',
  'profile.deletion.keep': 'Zachowaj moje konto',
  'profile.failed': 'Nie udało się. Spróbuj ponownie.',
} satisfies Translation<typeof english>
