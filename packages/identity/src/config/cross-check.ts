import { relyingPartyOf, type RelyingParty } from './relying-party.ts'
import type { IdentityConfig } from './identity-config.ts'

/** Rules between keys of the configuration, each with a sentence that says what to change. */
const rules: readonly {
  readonly path: string
  readonly problem: string
  readonly broken: (config: IdentityConfig) => boolean
}[] = [
  {
    path: 'identity.default_schema_id',
    problem: 'expected the id of one of identity.schemas',
    broken: ({ identity }) => !identity.schemas.some(({ id }) => id === identity.default_schema_id),
  },
  {
    path: 'identity.schemas',
    problem: 'expected a different id for each schema',
    broken: ({ identity }) => new Set(identity.schemas.map(({ id }) => id)).size !== identity.schemas.length,
  },
  ...(['recovery', 'verification'] as const).map((kind) => ({
    path: `selfservice.flows.${kind}.enabled`,
    problem: `needs the method that selfservice.flows.${kind}.use names`,
    broken: ({ selfservice: { flows, methods } }: IdentityConfig) =>
      flows[kind].enabled && !methods[flows[kind].use].enabled,
  })),
  {
    path: 'selfservice.flows.registration.style',
    problem: 'profile_first needs selfservice.methods.profile.enabled',
    broken: ({ selfservice: { flows, methods } }) =>
      flows.registration.style === 'profile_first' &&
      !flows.registration.enable_legacy_one_step &&
      !methods.profile.enabled,
  },
  {
    path: 'selfservice.methods.code.mfa_enabled',
    problem: 'codes are either a second factor or, with passwordless_enabled, a first one',
    broken: ({
      selfservice: {
        methods: { code },
      },
    }) => code.mfa_enabled && code.passwordless_enabled,
  },
  ...(['webauthn', 'passkey'] as const).map((method) => ({
    path: `selfservice.methods.${method}.config.rp.id`,
    problem: 'expected the host of one of its origins, or what that host ends with',
    broken: (config: IdentityConfig) =>
      config.selfservice.methods[method].enabled && !fits(relyingPartyOf(config, method)),
  })),
  ...(['oidc', 'saml'] as const).map((method) => ({
    path: `selfservice.methods.${method}.config.providers`,
    problem: 'expected the id of one of selfservice.methods.b2b.config.organizations as organization_id',
    broken: ({ selfservice: { methods } }: IdentityConfig) => {
      const { organizations } = methods.b2b.config
      return (
        methods[method].enabled &&
        organizations.length > 0 &&
        methods[method].config.providers.some(
          ({ organization_id: id }) => id !== undefined && !organizations.some((one) => one.id === id),
        )
      )
    },
  })),
  {
    path: 'selfservice.methods.saml.config.providers',
    problem: 'expected a different id for each provider, those of oidc included',
    broken: ({
      selfservice: {
        methods: { oidc, saml },
      },
    }) => {
      const ids = [...oidc.config.providers, ...saml.config.providers].map(({ id }) => id)
      return saml.config.providers.some(({ id }) => ids.indexOf(id) !== ids.lastIndexOf(id))
    },
  },
  {
    path: 'selfservice.methods.captcha.config.cf_turnstile',
    problem: 'expected sitekey and secret, which the CAPTCHA needs',
    broken: ({ selfservice: { methods } }) => {
      const { sitekey, secret } = methods.captcha.config.cf_turnstile
      return methods.captcha.enabled && (sitekey === undefined || secret === undefined)
    },
  },
  {
    path: 'serve.public.cors.allowed_origins',
    problem: 'expected the origins by name, since credentials are allowed',
    broken: ({
      serve: {
        public: { cors },
      },
    }) => cors.enabled && cors.allow_credentials && cors.allowed_origins.includes('*'),
  },
]

/** Browsers accept an RP id from its host and subdomains. Native apps have origins of another form. */
const fits = ({ id, origins }: RelyingParty): boolean =>
  origins.some((origin) => {
    const host = /^https?:/.test(origin) ? URL.parse(origin)?.hostname : id
    return host === id || host?.endsWith(`.${id}`)
  })

/** Problems between keys that are valid one by one. */
export const crossProblems = (config: IdentityConfig): readonly string[] =>
  rules.filter(({ broken }) => broken(config)).map(({ path, problem }) => `${path}: ${problem}`)
