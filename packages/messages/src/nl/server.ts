import type { server as englishServer, said as englishSaid } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Pagina niet gevonden',
  'server.notFound.text': 'We kunnen die pagina niet vinden.',
  'server.tooLarge.title': 'Te veel in één keer',
  'server.tooLarge.text':
    'Dat is meer dan we hier kunnen aannemen. Er is niets opgeslagen. Ga terug naar je formulier en maak het korter.',
  'server.unreadable.title': 'Er is niets opgeslagen',
  'server.unreadable.text': 'We konden het formulier niet lezen. Ga terug en verstuur het opnieuw.',
  'server.fault.title': 'Er is bij ons iets misgegaan',
  'server.fault.text': 'Probeer het over een paar minuten opnieuw.',
  'server.serviceDown.title': 'Accounts niet bereikbaar',
  'server.serviceDown.text':
    'We kunnen de accounts nu niet bereiken. Er is niets verloren gegaan. Probeer het over een paar minuten opnieuw.',
  'server.oauth2Ended.title': 'Deze aanvraag is niet meer geldig',
  'server.oauth2Ended.text':
    'De aanvraag van de app is al beantwoord of verlopen. Ga terug naar de app en begin daar opnieuw.',
  'server.oauth2.title': 'De aanvraag van de app klopt niet',
  'server.oauth2.text':
    'Een app heeft je hierheen gestuurd, maar we kunnen de aanvraag niet beantwoorden. Er is niets over je doorgegeven. Ga terug naar de app. Gebeurt het weer, stuur de beheerders van de app dan de gegevens hieronder.',
  'server.details': 'Gegevens: {details}',
  'server.backToApplication': 'Terug naar {application}',
  'server.tooMany.title': 'Te veel verzoeken',
  'server.tooMany.text': 'Er kwamen te veel verzoeken van je netwerk. Wacht even en probeer het opnieuw.',
  'server.tryAgain': 'Opnieuw proberen',
  'server.backHome': 'Naar de startpagina',
} satisfies Translation<typeof englishServer>

export const said = {
  'said.first-proof':
    'Je adres is bevestigd en het account is alleen van jou. We hebben verwijderd wat eerder was ingesteld: wachtwoord, passkeys, beveiligingssleutels, authenticator-app, back-upcodes en andere sessies. Wil je je oude wachtwoord houden? Typ het dan hieronder één keer.',
  'said.claim.made': 'Op {date} is een account met je adres aangemaakt. Het adres is nog niet bevestigd. Was jij dat?',
  'said.claim.device': 'Het is aangemaakt met {device}.',
  'said.claim.address': 'IP-adres: {address}',
  'said.claim.ways': 'Zo kun je daar inloggen: {ways}.',
  'said.claim.mine': 'Dat was ik',
  'said.claim.not-mine': 'Dat was ik niet',
  'said.claim.cleared':
    'Het account is nu alleen van jou en wat de ander had ingesteld is weg. Log in met een code per e-mail om verder te gaan.',
  'said.way':
    '{way, select, password {wachtwoord} totp {authenticator-app} lookup_secret {back-upcodes} webauthn {beveiligingssleutel} passkey {passkey} code {code per e-mail} other {een andere methode}}',
  'said.same-mailbox':
    'Je hebt je account via dit adres hersteld, dus een code daarheen bewijst niets nieuws. Gebruik een andere tweede factor, of log uit en log in met je wachtwoord.',
  'said.passkey-name': '{browser} op {system}',
  'said.unverified-key': 'Deze sleutel heeft niet gecontroleerd of jij het bent. Kies een andere methode.',
} satisfies Translation<typeof englishSaid>
