import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  // Two words and not one long one: at 360 px the heading has to break.
  'profile.heading': 'PROFIL UND EINSTELLUNGEN',
  'profile.verify.title': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'profile.verify.text':
    'Wir haben Ihnen eine E-Mail gesendet. Sehen Sie im Posteingang nach, dann im Spam- oder Junk-Ordner.',
  'profile.verify.link': 'Erneut senden',
  'profile.card.title': 'Ihr Profil',
  'profile.email': 'E-Mail-Adresse',
  'profile.status': 'Status',
  'profile.verified': 'Bestätigt',
  'profile.not-verified': 'Nicht bestätigt',
  'profile.user-id': 'Benutzer-ID',
  'profile.email-trait': 'E-Mail im Profil',
  'profile.no-email': 'Keine E-Mail-Adresse',
  'profile.update.title': 'Ihr Konto bearbeiten',
  'profile.sessions.title': 'Wo Sie angemeldet sind',
  'profile.sessions.description': 'Sie kennen ein Gerät nicht? Dann melden Sie sich dort ab.',
  'profile.sessions.current': 'Dieses Gerät',
  'profile.sessions.other': 'Anderes Gerät',
  'profile.sessions.device': '{browser} auf {system}',
  'profile.sessions.since': 'Seit dem {date}',
  'profile.sessions.end': 'Dort abmelden',
  'profile.sessions.end-one': '{end}: {device}, {since}',
  'profile.sessions.end-others': 'Überall sonst abmelden',
  'profile.sessions.none': 'Sie sind nur hier angemeldet.',
  'profile.sessions.ended': '{count, plural, one {Eine Sitzung wurde beendet.} other {# Sitzungen wurden beendet.}}',
  'profile.sessions.failed': 'Die Sitzung konnte nicht beendet werden. Bitte versuchen Sie es noch einmal.',
} as const satisfies Translation<typeof english>
