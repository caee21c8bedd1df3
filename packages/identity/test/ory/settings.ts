/** The settings of a real Kratos and a real Hydra in front of which the app runs, beside `config/kratos.yml`. */

interface KratosPlace {
  /** The address of the app. */
  readonly origin: string
  /** The address of the mail server. */
  readonly smtp: string
  /** The base address of Hydra's admin API. */
  readonly hydraAdmin?: string | undefined
}

/** What a Kratos needs beside our file: absolute addresses, which it has no ORIGIN for, its mail server and a Hydra. */
export function kratosSettings({ origin, smtp, hydraAdmin }: KratosPlace) {
  const rp = { id: new URL(origin).hostname, origins: [origin] }
  const page = (path: string) => ({ ui_url: `${origin}${path}` })
  return {
    serve: { public: { base_url: `${origin}/` } },
    selfservice: {
      default_browser_return_url: `${origin}/`,
      allowed_return_urls: [`${origin}/`],
      flows: {
        login: page('/login'),
        registration: page('/registration'),
        settings: page('/settings'),
        recovery: page('/recovery'),
        verification: page('/verification'),
        error: page('/error'),
        logout: { after: { default_browser_return_url: `${origin}/` } },
      },
      methods: { webauthn: { config: { rp } }, passkey: { config: { rp } } },
    },
    courier: { smtp: { connection_uri: smtp } },
    ...(hydraAdmin !== undefined && { oauth2_provider: { url: hydraAdmin } }),
  }
}

interface HydraAddresses {
  readonly origin: string
  /** Hydra's own public address. */
  readonly issuer: string
  readonly kratosAdmin: string
  readonly kratosPublic: string
}

/** The settings of a Hydra whose pages are the app's. */
export const hydraSettings = ({ origin, issuer, kratosAdmin, kratosPublic }: HydraAddresses) => ({
  urls: {
    self: { issuer },
    login: `${origin}/login`,
    registration: `${origin}/registration`,
    consent: `${origin}/consent`,
    logout: `${origin}/logout`,
    error: `${origin}/error`,
    post_logout_redirect: `${origin}/`,
    // Hydra ends the session at Kratos, too, when a user signs out.
    identity_provider: { url: kratosAdmin, publicUrl: kratosPublic },
  },
})

/** What all stories change in `config/kratos.yml`, by path. */
export const settingsOfStories = {
  // Separate stories cover steps and codes; the others stay short.
  'selfservice.flows.login.style': 'unified',
  'selfservice.flows.registration.style': 'unified',
  'selfservice.methods.code.passwordless_enabled': false,
}

/** Short enough to expire within a story, long enough for a change right after signing in. */
export const soonUnprivileged = { 'selfservice.flows.settings.privileged_session_max_age': '5s' }
