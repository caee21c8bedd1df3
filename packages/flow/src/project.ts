import type { ProjectConfiguration } from '@collect/contract'

/** Defaults of the project configuration (PROJECT-CONFIG-3). */
export const projectDefaults = {
  registration_enabled: true,
  verification_enabled: true,
  recovery_enabled: true,
  login_ui_url: '/ui/login',
  registration_ui_url: '/ui/registration',
  recovery_ui_url: '/ui/recovery',
  verification_ui_url: '/ui/verification',
  settings_ui_url: '/ui/settings',
  error_ui_url: '/ui/error',
  default_redirect_url: '/ui/welcome',
  default_locale: 'en',
  locale_behavior: 'force_default',
} as const satisfies Omit<ProjectConfiguration, 'name'>

/** A project's configuration over the defaults. Only the name has no default. */
export const projectOf = (
  own: Pick<ProjectConfiguration, 'name'> & Partial<ProjectConfiguration>,
): ProjectConfiguration => ({
  ...projectDefaults,
  ...own,
})
