import type { consent as english } from '../en/consent.ts'
import type { Translation } from '../translation.ts'

export const consent = {
  'consent.title': 'Zugriff für {party} erlauben',
  'consent.subtitle': 'Angemeldet als {identifier}',
  'consent.trust': 'Vertrauen Sie {party}?',
  'consent.warning': 'Mit dem Zugriff geben Sie möglicherweise vertrauliche Daten weiter.',
  'consent.redirect': 'Wenn Sie zustimmen, werden Sie zu {party} weitergeleitet.',
  'consent.description': 'Erlauben Sie das nur, wenn Sie die Anwendung kennen und ihr vertrauen.',
  'consent.requested-permissions-label': 'Angefragte Berechtigungen',
  'consent.action-accept': 'Erlauben',
  'consent.action-reject': 'Ablehnen',
  'consent.remember-label': 'Entscheidung merken',
  'consent.remember-tooltip': 'Für weitere Berechtigungen muss die Anwendung Sie erneut fragen.',
  'consent.privacy-policy-label': 'Datenschutzerklärung',
  'consent.terms-of-service-label': 'Nutzungsbedingungen',
  'consent.no-provider': 'Hier kann keine Anwendung um Zugriff bitten, denn es ist kein OAuth2-Anbieter eingerichtet.',
  'consent.gone':
    'Diese Anfrage ist nicht mehr gültig. Bitte kehren Sie zur Anwendung zurück und beginnen Sie dort neu.',
  'consent.other-account':
    'Diese Anfrage gilt einem anderen Konto. Bitte melden Sie sich ab und beginnen Sie in der Anwendung neu.',
  'consent.scope.openid.title': 'Identität',
  'consent.scope.openid.description': 'Sehen, wer Sie hier sind',
  'consent.scope.offline_access.title': 'Zugriff in Ihrer Abwesenheit',
  'consent.scope.offline_access.description': 'Verbunden bleiben, auch wenn Sie die Anwendung nicht benutzen',
  'consent.scope.profile.title': 'Profil',
  'consent.scope.profile.description': 'Ihren Benutzernamen, Vornamen und Nachnamen sehen',
  'consent.scope.email.title': 'E-Mail-Adresse',
  'consent.scope.email.description': 'Ihre E-Mail-Adresse sehen und ob sie bestätigt ist',
  'consent.scope.address.title': 'Postanschrift',
  'consent.scope.address.description': 'Ihre Postanschrift sehen',
  'consent.scope.phone.title': 'Telefon',
  'consent.scope.phone.description': 'Ihre Telefonnummer sehen und ob sie bestätigt ist',
} as const satisfies Translation<typeof english>
