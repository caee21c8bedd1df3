import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  'profile.heading': 'PROFILINNSTILLINGER',
  'profile.verify.title': 'Bekreft e-postadressen din',
  'profile.verify.text': 'Vi har sendt deg en e-post. Se i innboksen og så i søppelposten.',
  'profile.verify.link': 'Send e-posten på nytt',
  'profile.verify.now': 'Bekreft nå',
  'profile.card.title': 'Profilen din',
  'profile.email': 'E-post',
  'profile.status': 'Status',
  'profile.verified': 'Bekreftet',
  'profile.not-verified': 'Ikke bekreftet',
  'profile.user-id': 'Bruker-ID',
  'profile.email-trait': 'E-post i profilen',
  'profile.no-email': 'Ingen e-postadresse',
  'profile.update.title': 'Oppdater kontoen din',
  'profile.sessions.title': 'Her er du logget inn',
  'profile.sessions.description': 'Ser du en økt du ikke kjenner igjen? Logg ut der.',
  'profile.sessions.current': 'Denne enheten',
  'profile.sessions.other': 'Annen enhet',
  'profile.sessions.device': '{browser} på {system}',
  'profile.sessions.since': 'Siden {date}',
  'profile.sessions.end': 'Logg ut der',
  'profile.sessions.end-one': '{end}: {device}, {since}',
  'profile.sessions.end-others': 'Logg ut på alle andre enheter',
  'profile.sessions.older':
    '{count, plural, one {Én annen økt fra før denne endringen er fortsatt åpen.} other {# andre økter fra før denne endringen er fortsatt åpne.}}',
  'profile.sessions.none': 'Du er bare logget inn her.',
  'profile.sessions.ended': '{count, plural, one {Én økt er avsluttet.} other {# økter er avsluttet.}}',
  'profile.sessions.failed': 'Økten kunne ikke avsluttes. Prøv igjen.',
  'profile.events.title': 'Nylig aktivitet',
  'profile.events.none': 'Ingenting er endret så langt.',
  'profile.events.what':
    '{kind, select, password_changed {Passordet er endret} address_changed {E-postadressen er endret} new_device {Innlogging fra en ny enhet} second_factor_guessed {Feil koder etter passordet} deletion_requested {Sletting av kontoen er bestilt} deletion_called_off {Sletting av kontoen er avlyst} first_proof {Adressen er bekreftet, eldre tilganger er fjernet} account_made {Kontoen er laget} other {Kontoen er endret}}',
  'profile.events.added':
    '{factor, select, totp {Autentiseringsapp koblet til} lookup_secret {Nye reservekoder laget} passkey {Passnøkkel lagt til} webauthn {Sikkerhetsnøkkel lagt til} password {Passord valgt} other {Innloggingsmåte lagt til}}',
  'profile.events.removed':
    '{factor, select, totp {Autentiseringsapp fjernet} lookup_secret {Reservekoder slått av} passkey {Passnøkkel fjernet} webauthn {Sikkerhetsnøkkel fjernet} password {Passord fjernet} other {Innloggingsmåte fjernet}}',
  'profile.review.title': 'Er alt dette ditt?',
  'profile.review.description': 'Du er inne igjen. Fjern det du ikke har lagt til selv.',
  'profile.review.password': 'Det gamle passordet virker ikke lenger. Velg et nytt ovenfor.',
  'profile.review.used': 'Sist brukt {date}',
  'profile.review.way':
    '{method, select, password {Passord} totp {Autentiseringsapp} lookup_secret {Reservekoder} webauthn {Sikkerhetsnøkkel} passkey {Passnøkkel} code {Kode på e-post} other {En annen måte}}',
  'profile.data.title': 'Dine data',
  'profile.data.description': 'Alt vi lagrer om deg, samlet i én fil.',
  'profile.data.download': 'Last ned dataene dine',
  'profile.deletion.title': 'Slett kontoen din',
  'profile.deletion.description':
    'Kontoen din, samlingen din og alt annet vi lagrer om deg, slettes {days, plural, one {# dag} other {# dager}} etter at du ber om det. Fram til da kan du ombestemme deg.',
  'profile.deletion.begins': 'Kontoen er nettopp gjenopprettet, så dagene begynner å telle {date}.',
  'profile.deletion.request': 'Slett kontoen min',
  'profile.deletion.pending': 'Kontoen din slettes {date}. Fram til da virker alt som før.',
  'profile.deletion.keep': 'Behold kontoen min',
  'profile.failed': 'Det gikk ikke. Prøv igjen.',
} satisfies Translation<typeof english>
