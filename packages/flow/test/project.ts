import type { ProjectConfiguration } from '@collect/contract'

export const project: ProjectConfiguration = {
  name: 'Collect Everything',
  registration_enabled: true,
  verification_enabled: true,
  recovery_enabled: true,
  login_ui_url: '/login',
  registration_ui_url: '/registration',
  recovery_ui_url: '/recovery',
  verification_ui_url: '/verification',
  settings_ui_url: '/settings',
  error_ui_url: '/error',
  default_redirect_url: '/',
  default_locale: 'en',
  locale_behavior: 'browser',
}
