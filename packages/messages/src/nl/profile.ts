import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  // Several words and not one long one: at 360 px the heading has to break.
  'profile.heading': 'PROFIEL EN INSTELLINGEN',
  'profile.verify.title': 'Bevestig je e-mailadres',
  'profile.verify.text':
    'We hebben je een e-mail gestuurd. Kijk in je inbox en daarna in de map Spam of Ongewenste e-mail.',
  'profile.verify.link': 'Opnieuw sturen',
  'profile.verify.now': 'Nu bevestigen',
  'profile.card.title': 'Je profiel',
  'profile.email': 'E-mailadres',
  'profile.status': 'Status',
  'profile.verified': 'Bevestigd',
  'profile.not-verified': 'Niet bevestigd',
  'profile.user-id': 'Gebruikers-ID',
  'profile.email-trait': 'E-mailadres in je profiel',
  'profile.no-email': 'Geen e-mailadres',
  'profile.update.title': 'Je account wijzigen',
  'profile.sessions.title': 'Waar je bent ingelogd',
  'profile.sessions.description': 'Beëindig sessies die je niet herkent.',
  'profile.sessions.current': 'Dit apparaat',
  'profile.sessions.other': 'Ander apparaat',
  'profile.sessions.device': '{browser} op {system}',
  'profile.sessions.since': 'Sinds {date}',
  'profile.sessions.end': 'Daar uitloggen',
  'profile.sessions.end-one': '{end}: {device}, {since}',
  'profile.sessions.end-others': 'Andere sessies beëindigen',
  'profile.sessions.older':
    '{count, plural, one {Eén andere sessie van vóór deze wijziging staat nog open.} other {# andere sessies van vóór deze wijziging staan nog open.}}',
  'profile.sessions.none': 'Je bent alleen hier ingelogd.',
  'profile.sessions.ended': '{count, plural, one {Eén sessie is beëindigd.} other {# sessies zijn beëindigd.}}',
  'profile.sessions.failed': 'De sessie kon niet worden beëindigd. Probeer het opnieuw.',
  'profile.events.title': 'Recente activiteit',
  'profile.events.older': 'Ouder',
  'profile.events.newest': 'Nieuwste',
  'profile.events.times': '{what}, {count} keer',
  'profile.events.none': 'Er is nog niets gewijzigd.',
  'profile.events.what':
    '{kind, select, password_changed {Wachtwoord gewijzigd} address_changed {E-mailadres gewijzigd} new_device {Ingelogd op een nieuw apparaat} second_factor_guessed {Verkeerde codes na het wachtwoord} deletion_requested {Verwijdering van het account aangevraagd} deletion_called_off {Verwijdering van het account ingetrokken} first_proof {Adres bevestigd, oudere toegang verwijderd} account_made {Account gemaakt} other {Account gewijzigd}}',
  'profile.events.added':
    '{factor, select, totp {Authenticator-app gekoppeld} lookup_secret {Nieuwe back-upcodes gemaakt} passkey {Passkey toegevoegd} webauthn {Beveiligingssleutel toegevoegd} password {Wachtwoord ingesteld} other {Inlogmethode toegevoegd}}',
  'profile.events.removed':
    '{factor, select, totp {Authenticator-app verwijderd} lookup_secret {Back-upcodes uitgeschakeld} passkey {Passkey verwijderd} webauthn {Beveiligingssleutel verwijderd} password {Wachtwoord verwijderd} other {Inlogmethode verwijderd}}',
  'profile.review.title': 'Is dit allemaal van jou?',
  'profile.review.description': 'Je bent weer binnen. Verwijder wat je niet zelf hebt toegevoegd.',
  'profile.review.password': 'Je oude wachtwoord werkt niet meer. Stel hierboven een nieuw wachtwoord in.',
  'profile.review.used': 'Laatst gebruikt op {date}',
  'profile.review.way':
    '{method, select, password {Wachtwoord} totp {Authenticator-app} lookup_secret {Back-upcodes} webauthn {Beveiligingssleutel} passkey {Passkey} code {Code per e-mail} other {Een andere methode}}',
  'profile.data.title': 'Je gegevens',
  'profile.data.description': 'Alles wat we over je bewaren, in één bestand.',
  'profile.data.download': 'Je gegevens downloaden',
  'profile.deletion.title': 'Je account verwijderen',
  'profile.deletion.description':
    'Je account, je collectie en al het andere dat we over je bewaren, worden {days, plural, one {# dag} other {# dagen}} na je verzoek verwijderd. Tot die tijd kun je je bedenken.',
  'profile.deletion.begins': 'Omdat het account zojuist is hersteld, tellen de dagen pas vanaf {date}.',
  'profile.deletion.request': 'Mijn account verwijderen',
  'profile.deletion.pending': 'Je account wordt verwijderd op {date}. Tot die tijd werkt alles zoals altijd.',
  'profile.deletion.keep': 'Mijn account houden',
  'profile.failed': 'Dat is niet gelukt. Probeer het opnieuw.',
} as const satisfies Translation<typeof english>
