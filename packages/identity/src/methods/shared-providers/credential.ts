import { z } from 'zod'
import { wireTime } from '../../clock.ts'
import { linkIdentifierOf, linksIn, providerTokenPurpose, type ProviderLink } from '../../records/provided-user.ts'
import type { IdentityConfig } from '../../config/identity-config.ts'
import type { CredentialRecord } from '../../records/identity.ts'
import type { CredentialRules } from '../method.ts'
import { definePortable } from '../portable.ts'
import type { StrategyContext } from '../strategy.ts'

/** Maximum number of links that one import brings. */
const maxLinks = 50

const text = z
  .string()
  .min(1)
  .max(255)
  .regex(/^\P{Cc}*$/u, 'control characters cannot be used')
/** An export of Kratos has them. The service keeps only tokens that it received itself. */
const token = z.string().max(65_536).optional()

const imported = z.strictObject({
  subject: text,
  provider: text.regex(/^[^:]*$/, 'a provider cannot have a colon in its ID'),
  organization: z.union([z.uuid(), z.literal('')]).optional(),
  use_auto_link: z.boolean().optional(),
  initial_id_token: token,
  initial_access_token: token,
  initial_refresh_token: token,
})

/** The links of an account, as their credential stores them. */
export const linkContent = (providers: readonly ProviderLink[]) => ({
  config: { providers },
  identifiers: providers.map(linkIdentifierOf),
})

/** The change that removes all links of a provider, and the credentials that it leaves. */
export function withoutProvider(credentials: readonly CredentialRecord[], method: 'oidc' | 'saml', provider: string) {
  const known = credentials.find(({ type }) => type === method)
  const links = linksIn(known?.config)
  const kept = links.filter((one) => one.provider !== provider)
  if (!known || kept.length === links.length) return undefined
  const others = credentials.filter((one) => one !== known)
  if (kept.length === 0) return { change: 'gone' as const, left: others }
  const change = linkContent(kept)
  return { change, left: [...others, { ...known, ...change }] }
}

/**
 * How the links of an account count, move and go, for the methods `oidc` and `saml`. A link whose provider left the
 * configuration opens nothing, so it does not count.
 * @param providersIn the ids of the method's providers
 */
export const linkCredential = (
  method: 'oidc' | 'saml',
  providersIn: (config: IdentityConfig) => readonly string[],
): CredentialRules => ({
  isPasswordlessFor: () => true,
  isFirst: (credential, config) => openingIn(credential, providersIn(config)).length > 0,
  count: (credential, config) => openingIn(credential, providersIn(config)).length,
  ways: (credential, credentials, { factors, connections }) => {
    const links = linksIn(credential.config)
    return links.map(({ provider, added_at }) => ({
      name: connections.find(method, provider)?.label ?? provider,
      added_at,
      ...(links.length > 1 && { sharesUse: true as const }),
      ...(factors.waysIn(withoutProvider(credentials, method, provider)?.left ?? []) > 0 && {
        remove: { name: 'unlink', value: provider },
      }),
    }))
  },
  isDeletable: true,
  without({ config }, identifier) {
    const links = linksIn(config)
    const left = links.filter((one) => linkIdentifierOf(one) !== identifier)
    if (left.length === links.length) return undefined
    return left.length === 0 ? 'gone' : linkContent(left)
  },
  portable: definePortable({
    config: z.strictObject({ providers: z.array(imported).max(maxLinks) }),
    keep({ clock }, { providers }, _, known) {
      const links = new Map(linksIn(known?.config).map((one) => [linkIdentifierOf(one), one]))
      const before = links.size
      for (const { subject, provider, organization, use_auto_link } of providers) {
        const identifier = linkIdentifierOf({ subject, provider })
        if (links.has(identifier)) continue
        links.set(identifier, {
          subject,
          provider,
          ...(organization && { organization }),
          ...(use_auto_link && method === 'oidc' && { use_auto_link }),
          added_at: wireTime(clock()),
        })
      }
      return links.size === before ? undefined : linkContent([...links.values()])
    },
    show: (tools, { config }) => ({ providers: linksIn(config).map((link) => shown(tools, method, link)) }),
  }),
})

const openingIn = ({ config }: CredentialRecord, providers: readonly string[]) =>
  linksIn(config).filter(({ provider }) => providers.includes(provider))

/** A link as Kratos shows it to operators: with the tokens of `oidc`, without those of `saml`. */
function shown({ vault }: Pick<StrategyContext, 'vault'>, method: 'oidc' | 'saml', link: ProviderLink): object {
  const opened = (sealed: string | undefined) => {
    const value = sealed === undefined ? undefined : vault.open(providerTokenPurpose, sealed)
    return typeof value === 'string' ? value : ''
  }
  const { subject, provider, organization, use_auto_link } = link
  return {
    subject,
    provider,
    ...(method === 'oidc' && {
      initial_id_token: opened(link.initial_id_token),
      initial_access_token: opened(link.initial_access_token),
      initial_refresh_token: opened(link.initial_refresh_token),
    }),
    ...(organization !== undefined && { organization }),
    ...(use_auto_link && { use_auto_link }),
  }
}
