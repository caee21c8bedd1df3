import type { mails as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

export const mails = {
  'mail.greeting': 'Hallo,',
  'mail.signature': 'Collect Everything',
  'mail.ignore': 'Heb je hier niet om gevraagd? Dan hoef je niets te doen: er is niets veranderd.',
  'mail.recovery.subject': '{code} is je herstelcode',
  'mail.recovery.text': 'Je herstelcode:',
  'mail.recovery.unknown.subject': 'Iemand wilde een account herstellen',
  'mail.recovery.unknown.text':
    'Iemand wilde met dit adres een account herstellen, maar er hoort geen account bij. Was jij dat? Probeer dan een ander adres.',
  'mail.verification.subject': '{code} is je bevestigingscode',
  'mail.verification.text': 'Je bevestigingscode:',
  'mail.verification.link': 'Of open deze pagina:',
  'mail.verification.unknown.subject': 'Iemand wilde dit adres bevestigen',
  'mail.verification.unknown.text':
    'Iemand wilde dit adres bevestigen, maar er hoort geen account bij. Was jij dat? Probeer dan een ander adres.',
  'mail.login.subject': '{code} is je inlogcode',
  'mail.login.text': 'Je inlogcode:',
  'mail.login.unknown.subject': 'Iemand wilde inloggen met dit adres',
  'mail.login.unknown.text':
    'Iemand vroeg met dit adres om een inlogcode, maar er hoort geen account bij. Was jij dat? Probeer dan een ander adres.',
  'mail.login.unknown.sign-up': 'Nog geen account? Je kunt er hier een aanmaken:',
  'mail.registration.subject': '{code} is je registratiecode',
  'mail.registration.text': 'Je registratiecode:',
  'mail.lifetime': 'De code is {minutes, plural, one {# minuut} other {# minuten}} geldig.',
  'mail.recovery-link.subject': 'Herstel je account',
  'mail.recovery-link.text': 'Open deze pagina om weer toegang tot je account te krijgen:',
  'mail.verification-link.subject': 'Bevestig je adres',
  'mail.verification-link.text': 'Open deze pagina om te bevestigen dat dit adres van jou is:',
  'mail.lifetime-link': 'De link is {minutes, plural, one {# minuut} other {# minuten}} geldig.',
  'mail.password-changed.subject': 'Je wachtwoord is gewijzigd',
  'mail.password-changed.text':
    'Het wachtwoord van je account is zojuist gewijzigd. Was jij dat niet? Herstel dan meteen je account.',
  'mail.recovery.link': 'Of open deze pagina:',
  'mail.duplicate.subject': 'Je hebt al een account',
  'mail.duplicate.text':
    'Iemand wilde zich registreren met jouw adres, maar daar hoort al een account bij. Was jij dat? Log dan in, of herstel je account als je het wachtwoord bent vergeten. Was jij dat niet? Dan hoef je niets te doen: er is niets veranderd.',
  'mail.not-you':
    'Was jij dat? Dan hoef je niets te doen. Zo niet, wijzig dan je wachtwoord en log andere apparaten uit in je instellingen. Kun je niet inloggen? Herstel je account.',
  'mail.new-device.subject': 'Er is ingelogd op je account',
  'mail.new-device.text': 'Je account is net op een nieuw apparaat gebruikt.',
  'mail.new-device.time': 'Tijd: {time} (UTC)',
  'mail.new-device.device': 'Apparaat: {device}',
  'mail.new-device.address': 'IP-adres: {address}',
  'mail.added.subject': 'Nieuwe inlogmethode voor je account',
  'mail.added.text':
    '{factor, select, totp {Er is zojuist een authenticator-app aan je account gekoppeld.} lookup_secret {Er zijn zojuist nieuwe back-upcodes voor je account gemaakt. Oudere werken niet meer.} passkey {Er is zojuist een passkey aan je account toegevoegd.} webauthn {Er is zojuist een beveiligingssleutel aan je account toegevoegd.} provider {Je account is zojuist gekoppeld aan {provider}. Je kunt voortaan ook zo inloggen.} other {Er is zojuist een nieuwe inlogmethode aan je account toegevoegd.}}',
  'mail.removed.subject': 'Een inlogmethode is verwijderd',
  'mail.removed.text':
    '{factor, select, totp {De authenticator-app is zojuist van je account verwijderd.} lookup_secret {De back-upcodes van je account zijn zojuist verwijderd.} passkey {Er is zojuist een passkey van je account verwijderd.} webauthn {Er is zojuist een beveiligingssleutel van je account verwijderd.} password {Het wachtwoord van je account is zojuist verwijderd.} provider {Je account is zojuist losgekoppeld van {provider}. Je kunt zo niet meer inloggen.} other {Er is zojuist een inlogmethode van je account verwijderd.}}',
  'mail.first-proof.subject': 'Je account is nu alleen van jou',
  'mail.first-proof.text':
    'Je adres is zojuist voor het eerst bevestigd. Daarom hebben we verwijderd wat eerder voor het account was ingesteld: wachtwoord, passkeys, beveiligingssleutels, authenticator-app, back-upcodes, gekoppelde accounts, open sessies en bekende browsers. Iemand anders kan dat hebben ingesteld.',
  'mail.first-proof.again':
    'Had je dat zelf ingesteld? Log dan in met een code per e-mail en stel het opnieuw in via je instellingen.',
  'mail.made.text': 'Op {time} (UTC) is een account met je adres aangemaakt.',
  'mail.made.not-you':
    'Was jij dat niet? Open de pagina hierboven, vul de code in en kies ‘Dat was ik niet’. Dan wordt alles verwijderd wat de ander heeft ingesteld.',
  'mail.guessed.subject': 'Verkeerde codes na je wachtwoord',
  'mail.guessed.text':
    'Iemand heeft je wachtwoord ingevuld en daarna meerdere verkeerde codes. Diegene is niet binnengekomen. Was jij dat niet? Dan kent iemand je wachtwoord: wijzig het meteen.',
  'mail.address-changed.subject': 'Het e-mailadres van je account is gewijzigd',
  'mail.address-changed.text':
    'Het e-mailadres van je account is zojuist gewijzigd. Deze e-mail gaat naar het vorige adres.',
  'mail.app-connected.subject': 'Er is een app aan je account gekoppeld',
  'mail.app-connected.text':
    'De app {app} mag nu je account gebruiken. In je instellingen zie je je gekoppelde apps en kun je ze ontkoppelen.',
  'mail.app-stolen.subject': 'Er is een app van je account ontkoppeld',
  'mail.app-stolen.text':
    'Waarschijnlijk heeft iemand de toegang van de app {app} tot je account gekopieerd. We hebben die toegang beëindigd; de kopie werkt niet meer. Wil je de app blijven gebruiken? Koppel hem dan opnieuw.',
  'mail.deletion.subject': 'Je account wordt verwijderd',
  'mail.deletion.text':
    'Je hebt gevraagd je account te verwijderen. Het wordt verwijderd op {date}, met alles wat we over je bewaren.',
  'mail.deletion.undo':
    'Heb je je bedacht, of was jij dat niet? Tot die tijd kun je inloggen en het account in je instellingen houden.',
  'mail.deletion-off.subject': 'Je account blijft bestaan',
  'mail.deletion-off.text': 'Je account wordt toch niet verwijderd.',
  'mail.not-me':
    'Was jij dat? Dan hoef je niets te doen. Was jij dat niet? Open dan deze pagina en druk daar op de knop:',
  'mail.not-me.lifetime': 'De link is {days, plural, one {# dag} other {# dagen}} geldig en werkt één keer.',
  'mail.address-taken.subject': 'Iemand heeft jouw adres ingevuld',
  'mail.address-taken.text':
    'Iemand wilde jouw adres aan een ander account geven. Jouw account houdt het en er is niets veranderd. Was jij dat? Log dan in op het account dat dit adres al heeft.',
} satisfies Translation<typeof english>
