import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  // Several words and not one long one: at 360 px the heading has to break.
  'profile.heading': 'PROFIEL EN INSTELLINGEN',
  'profile.verify.title': 'Bevestig je e-mailadres',
  'profile.verify.text':
    'We hebben je een e-mail gestuurd. Kijk in je inbox en daarna in de map Spam of Ongewenste e-mail.',
  'profile.verify.link': 'Opnieuw sturen',
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
  'profile.sessions.none': 'Je bent alleen hier ingelogd.',
  'profile.sessions.ended': '{count, plural, one {Eén sessie is beëindigd.} other {# sessies zijn beëindigd.}}',
  'profile.sessions.failed': 'De sessie kon niet worden beëindigd. Probeer het opnieuw.',
} as const satisfies Translation<typeof english>
