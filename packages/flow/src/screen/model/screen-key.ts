import type { GroupsWith } from '../../form/group-facts.ts'
import type { SectionsWith } from './section-facts.ts'

/**
 * Keys of texts that screens use (docs/contract/messages.md §4). The compiler checks that the catalogue has each.
 */
export type ScreenKey =
  | 'account-linking.not-mine'
  | 'account-linking.title'
  | 'card.footer.select-another-method'
  | `card.header.parts.${`password.${'login' | 'registration'}` | 'identifier-first' | 'oidc' | GroupsWith<'part'>}`
  | 'card.identifier'
  | 'card.unknown.description'
  | 'card.unknown.title'
  | 'chip.back'
  | 'chip.label'
  | 'consent.action-accept'
  | 'consent.action-reject'
  | 'consent.new-scope'
  | 'consent.privacy-policy-label'
  | 'consent.redirect'
  | 'consent.remember-label'
  | 'consent.remember-tooltip'
  | 'consent.subtitle'
  | 'consent.terms-of-service-label'
  | 'consent.title'
  | 'consent.trust'
  | 'consent.warning'
  | 'flow.back-to-app'
  | 'flow.for-app'
  | 'forms.label.forgot-password'
  | 'forms.label.recover-account'
  | 'input.choose'
  | 'input.code-missing'
  | 'input.placeholder'
  | 'login.2fa.go-back'
  | 'login.2fa.go-back.link'
  | 'login.2fa.method.go-back'
  | `login.${'code' | GroupsWith<'line'>}.subtitle`
  | 'login.code.subtitle.sms'
  | 'login.cancel-button'
  | 'login.logout-button'
  | 'login.registration-button'
  | 'login.registration-label'
  | 'login.subtitle'
  | 'login.subtitle-aal2'
  | 'login.subtitle-refresh'
  | 'login.title'
  | 'login.title-aal2'
  | 'login.title-refresh'
  | 'misc.or'
  | 'recovery.subtitle'
  | `recovery.subtitle.${'link' | 'opened'}`
  | 'recovery.title'
  | 'registration.login-button'
  | 'registration.login-label'
  | 'registration.subtitle'
  | 'registration.title'
  | 'settings.subtitle'
  | 'settings.title'
  | `settings.${SectionsWith<'info'>}.info`
  | `settings.${SectionsWith<'linked'>}.info.${'linked' | 'not-linked'}`
  | `settings.${'added' | 'used' | 'synced' | 'one-device'}`
  | `settings.unnamed.${'passkey' | 'key'}`
  | `settings.state.${'count' | 'few' | 'left' | 'none' | 'off' | 'on' | 'unconfirmed' | 'used'}`
  | 'settings.last-factor'
  | `two-step.code.${'title.email' | 'title.sms' | 'description' | 'description.to'}`
  | 'two-step.passkey.description.error'
  | 'verification.subtitle'
  | 'verification.subtitle.email-or-phone'
  | 'verification.subtitle.opened'
  | 'verification.title'
