import { readFileSync } from 'node:fs'
import { startGithubPartner, type GithubTrouble } from '../../examples/partners/github-partner.ts'
import type { Partner } from '../../examples/partners/listen.ts'
import type { SamlTrouble } from '../../examples/partners/saml-lies.ts'
import { startSamlPartner } from '../../examples/partners/saml-partner.ts'
import { startOpenIdPartner, type OpenIdPartner } from '../../examples/partners/openid-partner.ts'
import { partnerClient } from '../../examples/partners/partner-client.ts'
import { story } from './story.ts'

interface Partners {
  readonly openId: OpenIdPartner
  readonly github: Partner<GithubTrouble>
  readonly saml: Partner<SamlTrouble>
}

interface PartnerFixtures {
  /** Nothing goes wrong at the partners when a story begins. */
  readonly untroubled: void
}

export const shippedMapper = (file: string) =>
  `base64://${readFileSync(new URL(`../../config/mappers/${file}`, import.meta.url)).toString('base64')}`

/** The providers of `config/with-partners.yml`, at the addresses of these partners. */
const providersAt = ({ openId, github }: Partners) => {
  const client = { client_id: partnerClient.id, client_secret: partnerClient.secret }
  return [
    {
      id: 'partner',
      provider: 'generic',
      label: 'OpenID partner',
      issuer_url: openId.origin,
      scope: ['openid', 'email', 'profile'],
      mapper_url: shippedMapper('generic.jsonnet'),
      ...client,
    },
    {
      id: 'github',
      provider: 'github',
      label: 'GitHub-like partner',
      issuer_url: github.origin,
      scope: ['user:email'],
      mapper_url: shippedMapper('github.jsonnet'),
      ...client,
    },
  ]
}

const hooks = [{ hook: 'session' }, { hook: 'show_verification_ui' }]

/** A story about sign-in with providers: the partners run in the process of the story. */
export const providerStory = story.extend<PartnerFixtures, { readonly partners: Partners }>({
  partners: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads the fixtures from the pattern
    async ({}, give) => {
      const partners = {
        openId: await startOpenIdPartner(),
        github: await startGithubPartner(),
        saml: await startSamlPartner(),
      }
      await give(partners)
      await Promise.all(Object.values(partners).map((partner) => partner.close()))
    },
    { scope: 'worker' },
  ],
  changes: [
    async ({ partners }, give) =>
      give({
        'selfservice.methods.oidc.enabled': true,
        'selfservice.methods.oidc.config.providers': providersAt(partners),
        'selfservice.flows.registration.after.oidc.hooks': hooks,
        // Long enough for a way to a provider and back.
        'selfservice.flows.settings.privileged_session_max_age': '15m',
      }),
    { scope: 'worker' },
  ],
  untroubled: [
    async ({ partners }, give) => {
      await give()
      for (const { trouble } of Object.values(partners)) trouble.clear()
    },
    { auto: true },
  ],
})

const samlAt = ({ saml }: Partners) => ({
  raw_idp_metadata_xml: `${saml.origin}/metadata`,
  mapper_url: shippedMapper('generic.jsonnet'),
})

/** A story about sign-in with SAML beside the other providers. */
export const samlStory = providerStory.extend({
  changes: [
    async ({ changes, partners }, give) =>
      give({
        ...changes,
        'selfservice.methods.saml.enabled': true,
        'selfservice.methods.saml.config.providers': [{ id: 'saml', label: 'SAML partner', ...samlAt(partners) }],
        'selfservice.flows.registration.after.saml.hooks': hooks,
      }),
    { scope: 'worker' },
  ],
})

const acme = '9a1f2c1e-7d52-4c5e-8a77-0d3c6a1b2c3d'

/** Users with an address below `acme.example` have the provider of their company. Sign-in and sign-up have two steps. */
export const companyStory = samlStory.extend({
  changes: [
    async ({ changes, partners }, give) =>
      give({
        ...changes,
        'selfservice.flows.login.style': 'identifier_first',
        'selfservice.flows.registration.style': 'profile_first',
        'selfservice.methods.saml.config.providers': [
          { id: 'saml', label: 'SAML partner', ...samlAt(partners) },
          { id: 'acme', label: 'Acme', organization_id: acme, ...samlAt(partners) },
        ],
        'selfservice.methods.b2b.config.organizations': [{ id: acme, label: 'Acme', domains: ['acme.example'] }],
      }),
    { scope: 'worker' },
  ],
})
