import type { mails as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

export const mails = {
  'mail.greeting': 'Hej,',
  'mail.signature': 'Collect Everything',
  'mail.ignore': 'Har du inte bett om det här? Då kan du bortse från mejlet. Ingenting har ändrats.',
  'mail.recovery.subject': '{code} är din återställningskod',
  'mail.recovery.text': 'Din återställningskod:',
  'mail.recovery.unknown.subject': 'Någon försökte återställa ett konto',
  'mail.recovery.unknown.text':
    'Någon ville återställa ett konto med den här e-postadressen, men det finns inget sådant konto. Var det du? Prova en annan adress.',
  'mail.verification.subject': '{code} är din verifieringskod',
  'mail.verification.text': 'Din verifieringskod:',
  'mail.verification.link': 'Eller öppna den här sidan:',
  'mail.verification.unknown.subject': 'Någon försökte verifiera din e-postadress',
  'mail.verification.unknown.text':
    'Någon ville verifiera den här e-postadressen, men den hör inte till något konto. Var det du? Prova en annan adress.',
  'mail.login.subject': '{code} är din inloggningskod',
  'mail.login.text': 'Din inloggningskod:',
  'mail.login.unknown.subject': 'Någon ville logga in med den här e-postadressen',
  'mail.login.unknown.text':
    'Någon bad om en inloggningskod med den här e-postadressen, men den hör inte till något konto. Var det du? Prova en annan adress.',
  'mail.login.unknown.sign-up': 'Inget konto än? Du kan skapa ett här:',
  'mail.registration.subject': '{code} är din registreringskod',
  'mail.registration.text': 'Din registreringskod:',
  'mail.lifetime': 'Koden gäller i {minutes, plural, one {# minut} other {# minuter}}.',
  'mail.recovery-link.subject': 'Återställ ditt konto',
  'mail.recovery-link.text': 'Öppna den här sidan för att komma in på ditt konto igen:',
  'mail.verification-link.subject': 'Verifiera din adress',
  'mail.verification-link.text': 'Öppna den här sidan för att bekräfta att adressen är din:',
  'mail.lifetime-link': 'Länken gäller i {minutes, plural, one {# minut} other {# minuter}}.',
  'mail.password-changed.subject': 'Ditt lösenord har ändrats',
  'mail.password-changed.text':
    'Lösenordet till ditt konto har just ändrats. Var det inte du? Återställ kontot genast.',
  'mail.recovery.link': 'Eller öppna den här sidan:',
  'mail.duplicate.subject': 'Du har redan ett konto',
  'mail.duplicate.text':
    'Någon försökte skapa ett konto med din e-postadress, men det finns redan ett. Var det du? Logga då in, eller återställ kontot om du har glömt lösenordet. Var det inte du? Då behöver du inte göra något. Ingenting har ändrats.',
  'mail.not-you':
    'Var det du? Då behöver du inte göra något. Om inte, byt lösenord och logga ut andra enheter i inställningarna. Kan du inte logga in? Återställ kontot.',
  'mail.new-device.subject': 'Ny inloggning på ditt konto',
  'mail.new-device.text': 'Ditt konto användes nyss på en ny enhet.',
  'mail.new-device.time': 'Tid: {time} (UTC)',
  'mail.new-device.device': 'Enhet: {device}',
  'mail.new-device.address': 'IP-adress: {address}',
  'mail.added.subject': 'Nytt sätt att logga in på ditt konto',
  'mail.added.text':
    '{factor, select, totp {En autentiseringsapp kopplades just till ditt konto.} lookup_secret {Nya reservkoder skapades just för ditt konto. Äldre koder fungerar inte längre.} passkey {En passkey lades just till på ditt konto.} webauthn {En säkerhetsnyckel lades just till på ditt konto.} provider {Ditt konto kopplades just till {provider}. Från och med nu kan du även logga in så.} other {Ett nytt sätt att logga in lades just till på ditt konto.}}',
  'mail.removed.subject': 'Ett sätt att logga in har tagits bort',
  'mail.removed.text':
    '{factor, select, totp {Autentiseringsappen togs just bort från ditt konto.} lookup_secret {Reservkoderna för ditt konto togs just bort.} passkey {En passkey togs just bort från ditt konto.} webauthn {En säkerhetsnyckel togs just bort från ditt konto.} password {Lösenordet till ditt konto togs just bort.} provider {Kopplingen mellan ditt konto och {provider} togs just bort. Du kan inte längre logga in så.} other {Ett sätt att logga in togs just bort från ditt konto.}}',
  'mail.first-proof.subject': 'Nu är kontot bara ditt',
  'mail.first-proof.text':
    'Din adress har just bekräftats för första gången. Därför har vi tagit bort det som fanns på kontot sedan tidigare: lösenord, passkeys, säkerhetsnycklar, autentiseringsapp, reservkoder, kopplade tjänster, öppna sessioner och kända webbläsare. Någon annan kan ha lagt in det.',
  'mail.first-proof.again':
    'Var det du som lade in det? Logga då in med en kod via mejl och lägg in det igen i inställningarna.',
  'mail.made.text': 'Den {time} (UTC) skapades ett konto med din adress.',
  'mail.made.not-you':
    'Var det inte du? Öppna sidan ovan, skriv in koden och välj ”Det var inte jag”. Då försvinner allt som den andra personen har lagt in.',
  'mail.guessed.subject': 'Felaktiga koder efter ditt lösenord',
  'mail.guessed.text':
    'Någon angav ditt lösenord och därefter flera felaktiga koder. Personen kom inte in. Var det inte du vet någon ditt lösenord: byt det genast.',
  'mail.address-changed.subject': 'E-postadressen till ditt konto har ändrats',
  'mail.address-changed.text':
    'E-postadressen till ditt konto har just ändrats. Det här mejlet går till den tidigare adressen.',
  'mail.app-connected.subject': 'En app anslöts till ditt konto',
  'mail.app-connected.text':
    'Appen {app} kan nu använda ditt konto. I inställningarna ser du dina anslutna appar och där kan du koppla bort dem.',
  'mail.app-stolen.subject': 'En app kopplades bort från ditt konto',
  'mail.app-stolen.text':
    'Någon har troligen kopierat den åtkomst som appen {app} har till ditt konto. Vi har avslutat åtkomsten och kopian fungerar inte längre. Anslut appen igen om du vill fortsätta att använda den.',
  'mail.deletion.subject': 'Ditt konto kommer att tas bort',
  'mail.deletion.text':
    'Du har bett oss att ta bort ditt konto. Det tas bort den {date}, med allt som vi sparar om dig.',
  'mail.deletion.undo':
    'Har du ändrat dig, eller var det inte du? Fram till dess kan du logga in och behålla kontot i inställningarna.',
  'mail.deletion-off.subject': 'Ditt konto blir kvar',
  'mail.deletion-off.text': 'Ditt konto tas trots allt inte bort.',
  'mail.not-me':
    'Var det du? Då behöver du inte göra något. Var det inte du? Öppna den här sidan och tryck på knappen där:',
  'mail.not-me.lifetime': 'Länken gäller i {days, plural, one {# dag} other {# dagar}} och kan bara användas en gång.',
  'mail.address-taken.subject': 'Någon angav din e-postadress',
  'mail.address-taken.text':
    'Någon ville ge din e-postadress till ett annat konto. Ditt konto behåller den och ingenting har ändrats. Var det du? Logga då in på kontot som redan har adressen.',
} satisfies Translation<typeof english>
