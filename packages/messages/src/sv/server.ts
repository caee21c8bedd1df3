import type { server as englishServer, said as englishSaid } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Sidan finns inte',
  'server.notFound.text': 'Vi hittar inte den sidan.',
  'server.tooLarge.title': 'För mycket på en gång',
  'server.tooLarge.text':
    'Det är mer än vi kan ta emot här. Inget har sparats. Gå tillbaka till formuläret och korta det.',
  'server.unreadable.title': 'Inget sparades',
  'server.unreadable.text': 'Vi kunde inte läsa formuläret. Gå tillbaka och skicka det igen.',
  'server.fault.title': 'Något gick fel hos oss',
  'server.fault.text': 'Försök igen om några minuter.',
  'server.serviceDown.title': 'Kontona går inte att nå',
  'server.serviceDown.text': 'Vi når inte kontona just nu. Inget har gått förlorat. Försök igen om några minuter.',
  'server.oauth2Ended.title': 'Den här förfrågan gäller inte längre',
  'server.oauth2Ended.text':
    'Appens förfrågan har redan besvarats eller gått ut. Gå tillbaka till appen och börja om där.',
  'server.oauth2.title': 'Något är fel med appens förfrågan',
  'server.oauth2.text':
    'En app skickade dig hit, men vi kan inte besvara dess förfrågan. Inget om dig har lämnats ut. Gå tillbaka till appen. Om det händer igen, skicka uppgifterna nedan till dem som driver appen.',
  'server.details': 'Uppgifter: {details}',
  'server.backToApplication': 'Tillbaka till {application}',
  'server.tooMany.title': 'För många förfrågningar',
  'server.tooMany.text': 'Det kom för många förfrågningar från ditt nätverk. Vänta en stund och försök igen.',
  'server.tryAgain': 'Försök igen',
  'server.backHome': 'Till startsidan',
} satisfies Translation<typeof englishServer>

export const said = {
  'said.first-proof':
    'Din adress är bekräftad och kontot är bara ditt. Vi har tagit bort det som fanns sedan tidigare: lösenord, passkeys, säkerhetsnycklar, autentiseringsapp, reservkoder och andra sessioner. Skriv in ditt gamla lösenord en gång nedan om du vill behålla det.',
  'said.claim.made': 'Den {date} skapades ett konto med din adress. Adressen är inte bekräftad än. Var det du?',
  'said.claim.device': 'Det skapades med {device}.',
  'said.claim.address': 'IP-adress: {address}',
  'said.claim.ways': 'Så kan man logga in på det: {ways}.',
  'said.claim.mine': 'Det var jag',
  'said.claim.not-mine': 'Det var inte jag',
  'said.claim.cleared':
    'Nu är kontot bara ditt, och det som den andra personen lade in är borta. Logga in med en kod via mejl för att fortsätta.',
  'said.way':
    '{way, select, password {lösenord} totp {autentiseringsapp} lookup_secret {reservkoder} webauthn {säkerhetsnyckel} passkey {passkey} code {kod via mejl} other {ett annat sätt}}',
  'said.same-mailbox':
    'Du återställde kontot via den här adressen, så en kod dit bevisar inget nytt. Bekräfta på ett annat sätt, eller logga ut och logga in med ditt lösenord.',
  'said.passkey-name': '{browser} på {system}',
  'said.unverified-key': 'Nyckeln kontrollerade inte att det är du. Välj ett annat sätt att logga in.',
} satisfies Translation<typeof englishSaid>
