import type { server as englishServer, said as englishSaid } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Siden finnes ikke',
  'server.notFound.text': 'Vi finner ikke den siden.',
  'server.tooLarge.title': 'For mye på én gang',
  'server.tooLarge.text':
    'Det er mer enn vi kan ta imot her. Ingenting ble lagret. Gå tilbake til skjemaet og gjør det kortere.',
  'server.unreadable.title': 'Ingenting ble lagret',
  'server.unreadable.text': 'Vi kunne ikke lese skjemaet. Gå tilbake og send det på nytt.',
  'server.fault.title': 'Noe gikk galt hos oss',
  'server.fault.text': 'Prøv igjen om noen minutter.',
  'server.serviceDown.title': 'Kontoene er ikke tilgjengelige',
  'server.serviceDown.text': 'Vi når ikke kontoene akkurat nå. Ingenting er gått tapt. Prøv igjen om noen minutter.',
  'server.oauth2Ended.title': 'Denne forespørselen gjelder ikke lenger',
  'server.oauth2Ended.text':
    'Forespørselen fra appen er allerede besvart, eller den er utløpt. Gå tilbake til appen og begynn på nytt der.',
  'server.oauth2.title': 'Noe er galt med forespørselen fra appen',
  'server.oauth2.text':
    'En app sendte deg hit, men vi kan ikke svare på forespørselen. Ingenting om deg er delt. Gå tilbake til appen. Hvis det skjer igjen, send opplysningene nedenfor til dem som driver appen.',
  'server.details': 'Opplysninger: {details}',
  'server.backToApplication': 'Tilbake til {application}',
  'server.tooMany.title': 'For mange forespørsler',
  'server.tooMany.text': 'Det kom for mange forespørsler fra nettverket ditt. Vent litt og prøv igjen.',
  'server.tryAgain': 'Prøv igjen',
  'server.backHome': 'Til forsiden',
} satisfies Translation<typeof englishServer>

export const said = {
  'said.first-proof':
    'Adressen din er bekreftet, og kontoen er bare din. Vi har fjernet det som var satt opp før: passord, passnøkler, sikkerhetsnøkler, autentiseringsapp, reservekoder og andre økter. Skriv inn det gamle passordet én gang nedenfor hvis du vil beholde det.',
  'said.claim.made':
    '{date} ble det opprettet en konto med adressen din. Adressen er ikke bekreftet ennå. Var det deg?',
  'said.claim.device': 'Den ble opprettet med {device}.',
  'said.claim.address': 'IP-adresse: {address}',
  'said.claim.ways': 'Slik kan du logge inn på den: {ways}.',
  'said.claim.mine': 'Det var meg',
  'said.claim.not-mine': 'Det var ikke meg',
  'said.claim.cleared':
    'Nå er kontoen bare din, og det den andre personen satte opp, er borte. Logg inn med en kode på e-post for å fortsette.',
  'said.way':
    '{way, select, password {passord} totp {autentiseringsapp} lookup_secret {reservekoder} webauthn {sikkerhetsnøkkel} passkey {passnøkkel} code {kode på e-post} other {en annen måte}}',
  'said.same-mailbox':
    'Du gjenopprettet kontoen via denne adressen, så en kode dit beviser ikke noe nytt. Bekreft på en annen måte, eller logg ut og logg inn med passordet ditt.',
  'said.passkey-name': '{browser} på {system}',
  'said.unverified-key': 'Denne nøkkelen kontrollerte ikke at det er deg. Velg en annen måte å logge inn på.',
} satisfies Translation<typeof englishSaid>
