import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  'profile.heading': 'PROFILINSTÄLLNINGAR',
  'profile.verify.title': 'Verifiera din e-postadress',
  'profile.verify.text': 'Vi har skickat ett mejl till dig. Titta i inkorgen och sedan i skräpposten.',
  'profile.verify.link': 'Skicka det igen',
  'profile.verify.now': 'Verifiera nu',
  'profile.card.title': 'Din profil',
  'profile.email': 'E-post',
  'profile.status': 'Status',
  'profile.verified': 'Verifierad',
  'profile.not-verified': 'Inte verifierad',
  'profile.user-id': 'Användar-ID',
  'profile.email-trait': 'E-post i profilen',
  'profile.no-email': 'Ingen e-postadress',
  'profile.update.title': 'Uppdatera ditt konto',
  'profile.sessions.title': 'Här är du inloggad',
  'profile.sessions.description': 'Avsluta en session som du inte känner igen.',
  'profile.sessions.current': 'Den här enheten',
  'profile.sessions.other': 'Annan enhet',
  'profile.sessions.device': '{browser} på {system}',
  'profile.sessions.since': 'Sedan den {date}',
  'profile.sessions.end': 'Logga ut där',
  'profile.sessions.end-one': '{end}: {device}, {since}',
  'profile.sessions.end-others': 'Logga ut på alla andra enheter',
  'profile.sessions.older':
    '{count, plural, one {En annan session från före ändringen är fortfarande öppen.} other {# andra sessioner från före ändringen är fortfarande öppna.}}',
  'profile.sessions.none': 'Du är bara inloggad här.',
  'profile.sessions.ended': '{count, plural, one {En session har avslutats.} other {# sessioner har avslutats.}}',
  'profile.sessions.failed': 'Det gick inte att avsluta sessionen. Försök igen.',
  'profile.events.title': 'Senaste händelser',
  'profile.events.none': 'Inget har ändrats än.',
  'profile.events.what':
    '{kind, select, password_changed {Lösenordet ändrat} address_changed {E-postadressen ändrad} new_device {Inloggning från en ny enhet} second_factor_guessed {Felaktiga koder efter lösenordet} deletion_requested {Begäran om att ta bort kontot} deletion_called_off {Begäran om att ta bort kontot återkallad} first_proof {Adressen bekräftad, äldre sätt att logga in borttagna} account_made {Kontot skapat} other {Kontot ändrat}}',
  'profile.events.added':
    '{factor, select, totp {Autentiseringsapp kopplad} lookup_secret {Nya reservkoder skapade} passkey {Passkey tillagd} webauthn {Säkerhetsnyckel tillagd} password {Lösenord valt} other {Inloggningssätt tillagt}}',
  'profile.events.removed':
    '{factor, select, totp {Autentiseringsapp borttagen} lookup_secret {Reservkoder avstängda} passkey {Passkey borttagen} webauthn {Säkerhetsnyckel borttagen} password {Lösenord borttaget} other {Inloggningssätt borttaget}}',
  'profile.review.title': 'Är allt det här ditt?',
  'profile.review.description': 'Du är inne igen. Ta bort det som du inte har lagt till själv.',
  'profile.review.password': 'Ditt gamla lösenord fungerar inte längre. Välj ett nytt ovan.',
  'profile.review.used': 'Användes senast {date}',
  'profile.review.way':
    '{method, select, password {Lösenord} totp {Autentiseringsapp} lookup_secret {Reservkoder} webauthn {Säkerhetsnyckel} passkey {Passkey} code {Kod via mejl} other {Ett annat sätt}}',
  'profile.data.title': 'Dina uppgifter',
  'profile.data.description': 'Allt som vi sparar om dig, i en enda fil.',
  'profile.data.download': 'Ladda ner dina uppgifter',
  'profile.deletion.title': 'Ta bort ditt konto',
  'profile.deletion.description':
    'Ditt konto, din samling och allt annat som vi sparar om dig tas bort {days, plural, one {# dag} other {# dagar}} efter att du har bett om det. Fram till dess kan du ändra dig.',
  'profile.deletion.begins': 'Eftersom kontot just har återställts börjar dagarna räknas den {date}.',
  'profile.deletion.request': 'Ta bort mitt konto',
  'profile.deletion.pending': 'Ditt konto tas bort den {date}. Fram till dess fungerar allt som vanligt.',
  'profile.deletion.keep': 'Behåll mitt konto',
  'profile.failed': 'Det gick inte. Försök igen.',
} satisfies Translation<typeof english>
