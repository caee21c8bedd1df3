import type { mails as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

export const mails = {
  'mail.greeting': 'Hei',
  'mail.signature': 'Collect Everything',
  'mail.ignore': 'Har du ikke bedt om dette? Da kan du se bort fra e-posten. Ingenting er endret.',
  'mail.recovery.subject': '{code} er gjenopprettingskoden din',
  'mail.recovery.text': 'Gjenopprettingskoden din:',
  'mail.recovery.unknown.subject': 'Noen prøvde å gjenopprette en konto',
  'mail.recovery.unknown.text':
    'Noen ville gjenopprette en konto med denne adressen, men det finnes ingen slik konto. Var det deg? Prøv en annen adresse.',
  'mail.verification.subject': '{code} er bekreftelseskoden din',
  'mail.verification.text': 'Bekreftelseskoden din:',
  'mail.verification.link': 'Eller åpne denne siden:',
  'mail.verification.unknown.subject': 'Noen prøvde å bekrefte denne adressen',
  'mail.verification.unknown.text':
    'Noen ville bekrefte denne adressen, men den hører ikke til noen konto. Var det deg? Prøv en annen adresse.',
  'mail.login.subject': '{code} er innloggingskoden din',
  'mail.login.text': 'Innloggingskoden din:',
  'mail.login.unknown.subject': 'Noen ville logge inn med denne adressen',
  'mail.login.unknown.text':
    'Noen ba om en innloggingskode med denne adressen, men den hører ikke til noen konto. Var det deg? Prøv en annen adresse.',
  'mail.login.unknown.sign-up': 'Ingen konto ennå? Du kan opprette en her:',
  'mail.registration.subject': '{code} er registreringskoden din',
  'mail.registration.text': 'Registreringskoden din:',
  'mail.lifetime': 'Koden gjelder i {minutes, plural, one {# minutt} other {# minutter}}.',
  'mail.recovery-link.subject': 'Gjenopprett kontoen din',
  'mail.recovery-link.text': 'Åpne denne siden for å komme inn på kontoen din igjen:',
  'mail.verification-link.subject': 'Bekreft adressen din',
  'mail.verification-link.text': 'Åpne denne siden for å bekrefte at adressen er din:',
  'mail.lifetime-link': 'Lenken gjelder i {minutes, plural, one {# minutt} other {# minutter}}.',
  'mail.password-changed.subject': 'Passordet ditt er endret',
  'mail.password-changed.text':
    'Passordet til kontoen din er nettopp endret. Var det ikke deg? Gjenopprett kontoen med en gang.',
  'mail.recovery.link': 'Eller åpne denne siden:',
  'mail.duplicate.subject': 'Du har allerede en konto',
  'mail.duplicate.text':
    'Noen prøvde å opprette en konto med adressen din, men det finnes allerede en. Var det deg? Logg inn, eller gjenopprett kontoen hvis du har glemt passordet. Hvis det ikke var deg, trenger du ikke å gjøre noe. Ingenting er endret.',
  'mail.not-you':
    'Var det deg? Da trenger du ikke å gjøre noe. Hvis ikke, bytt passord og logg ut andre enheter i innstillingene. Kommer du ikke inn? Gjenopprett kontoen.',
  'mail.new-device.subject': 'Ny innlogging på kontoen din',
  'mail.new-device.text': 'Kontoen din ble nettopp brukt på en ny enhet.',
  'mail.new-device.time': 'Tidspunkt: {time} (UTC)',
  'mail.new-device.device': 'Enhet: {device}',
  'mail.new-device.address': 'IP-adresse: {address}',
  'mail.added.subject': 'Ny innloggingsmåte for kontoen din',
  'mail.added.text':
    '{factor, select, totp {En autentiseringsapp ble nettopp koblet til kontoen din.} lookup_secret {Nye reservekoder ble nettopp laget for kontoen din. De gamle virker ikke lenger.} passkey {En passnøkkel ble nettopp lagt til på kontoen din.} webauthn {En sikkerhetsnøkkel ble nettopp lagt til på kontoen din.} provider {Kontoen din ble nettopp koblet til {provider}. Fra nå av kan du også logge inn slik.} other {En ny innloggingsmåte ble nettopp lagt til på kontoen din.}}',
  'mail.removed.subject': 'En innloggingsmåte er fjernet',
  'mail.removed.text':
    '{factor, select, totp {Autentiseringsappen ble nettopp fjernet fra kontoen din.} lookup_secret {Reservekodene til kontoen din ble nettopp slettet.} passkey {En passnøkkel ble nettopp fjernet fra kontoen din.} webauthn {En sikkerhetsnøkkel ble nettopp fjernet fra kontoen din.} password {Passordet til kontoen din ble nettopp fjernet.} provider {Kontoen din ble nettopp koblet fra {provider}. Du kan ikke lenger logge inn slik.} other {En innloggingsmåte ble nettopp fjernet fra kontoen din.}}',
  'mail.first-proof.subject': 'Nå er kontoen bare din',
  'mail.first-proof.text':
    'Adressen din ble nettopp bekreftet for første gang. Derfor har vi fjernet det som var satt opp på kontoen før: passord, passnøkler, sikkerhetsnøkler, autentiseringsapp, reservekoder, tilkoblede kontoer, åpne økter og kjente nettlesere. Noen andre kan ha satt det opp.',
  'mail.first-proof.again':
    'Var det du som satte det opp? Logg inn med en kode på e-post, og sett det opp på nytt i innstillingene.',
  'mail.made.text': '{time} (UTC) ble det opprettet en konto med adressen din.',
  'mail.made.not-you':
    'Var det ikke deg? Åpne siden over, skriv inn koden og velg «Det var ikke meg». Da fjernes alt den andre personen har satt opp.',
  'mail.guessed.subject': 'Feil koder etter passordet ditt',
  'mail.guessed.text':
    'Noen skrev inn passordet ditt og deretter flere feil koder. De kom ikke inn. Var det ikke deg, kjenner noen passordet ditt: bytt det med en gang.',
  'mail.address-changed.subject': 'E-postadressen til kontoen din er endret',
  'mail.address-changed.text':
    'E-postadressen til kontoen din er nettopp endret. Denne e-posten går til den forrige adressen.',
  'mail.app-connected.subject': 'En app ble koblet til kontoen din',
  'mail.app-connected.text':
    'Appen {app} kan nå bruke kontoen din. I innstillingene ser du de tilkoblede appene dine, og der kan du koble dem fra.',
  'mail.app-stolen.subject': 'En app ble koblet fra kontoen din',
  'mail.app-stolen.text':
    'Noen har sannsynligvis kopiert tilgangen som appen {app} har til kontoen din. Vi har avsluttet tilgangen, og kopien virker ikke lenger. Koble til appen på nytt hvis du vil fortsette å bruke den.',
  'mail.deletion.subject': 'Kontoen din blir slettet',
  'mail.deletion.text':
    'Du har bedt om at kontoen din blir slettet. Den slettes {date}, sammen med alt vi lagrer om deg.',
  'mail.deletion.undo':
    'Har du ombestemt deg, eller var det ikke deg? Fram til da kan du logge inn og beholde kontoen i innstillingene.',
  'mail.deletion-off.subject': 'Kontoen din blir værende',
  'mail.deletion-off.text': 'Kontoen din blir likevel ikke slettet.',
  'mail.not-me':
    'Var det deg? Da trenger du ikke å gjøre noe. Hvis det ikke var deg, åpner du denne siden og trykker på knappen der:',
  'mail.not-me.lifetime': 'Lenken gjelder i {days, plural, one {# dag} other {# dager}} og kan bare brukes én gang.',
  'mail.address-taken.subject': 'Noen oppga adressen din',
  'mail.address-taken.text':
    'Noen ville gi adressen din til en annen konto. Kontoen din beholder den, og ingenting er endret. Var det deg? Logg inn på kontoen som allerede har denne adressen.',
} satisfies Translation<typeof english>
