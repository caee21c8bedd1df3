/** The product's configuration for the screens (PROJECT-CONFIG-1). */
export interface ProjectConfiguration {
  readonly name: string
  readonly logo_light_url?: string
  readonly support_email?: string
  readonly policy_url?: string
  readonly terms_url?: string
  readonly registration_enabled: boolean
  readonly verification_enabled: boolean
  readonly recovery_enabled: boolean
  readonly login_ui_url: string
  readonly registration_ui_url: string
  readonly recovery_ui_url: string
  readonly verification_ui_url: string
  readonly settings_ui_url: string
  readonly error_ui_url: string
  readonly default_redirect_url: string
  readonly default_locale: string
  /** Whether new scopes of a request for consent start checked; the default is `all`. */
  readonly consent_preselect?: 'all' | 'none'
  /** The fewest characters of a new password; with it, the field names its rules before the user types. */
  readonly password_min_length?: number
  readonly locale_behavior: 'force_default' | 'browser'
}
