import { partnerClient } from '../../../../examples/partners/partner-client.ts'
import type { OpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { visitPartner } from '../../../../examples/partners/visit.ts'
import type { Choice } from '../../../../examples/partners/people.ts'
import type { Visitor } from '../service/visitor.ts'

/** A mapper as operators write one for the shipped schema. */
const mapper = `base64://${Buffer.from(
  `local claims = { email_verified: false } + std.extVar('claims');
  {
    identity: {
      traits: {
        [if 'email' in claims then 'email' else null]: claims.email,
        [if 'name' in claims then 'name' else null]: claims.name,
      },
      verified_addresses: if 'email' in claims && claims.email_verified
        then [{ via: 'email', value: claims.email }] else [],
    },
  }`,
).toString('base64')}`

/** The settings of a provider at a partner. */
export const providerAt = ({ origin }: Pick<OpenIdPartner, 'origin'>, changes: object = {}) => ({
  id: 'partner',
  provider: 'generic',
  label: 'Partner',
  client_id: partnerClient.id,
  client_secret: partnerClient.secret,
  issuer_url: origin,
  mapper_url: mapper,
  scope: ['openid', 'email', 'profile'],
  ...changes,
})

export const oidcWith = (...providers: readonly object[]) => ({
  selfservice: { methods: { oidc: { enabled: true, config: { providers } } } },
})

/** Presses a provider's button; returns the address at the provider. */
export async function press(
  visitor: Visitor,
  kind: 'login' | 'registration' | 'settings',
  pressed: Readonly<Record<string, unknown>> = { provider: 'partner' },
  query: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { flow } = await visitor.start(kind, query)
  const { answer } = await visitor.send(kind, flow, pressed)
  if (answer.location === undefined) throw new Error(`the button led nowhere: ${answer.status} ${answer.text}`)
  return answer.location
}

/** Presses a provider's button, tells the partner who the user is, and comes back. */
export async function goAndReturn<Kind extends 'login' | 'registration' | 'settings'>(
  visitor: Visitor,
  kind: Kind,
  choice: Choice,
  pressed?: Readonly<Record<string, unknown>>,
  query?: Readonly<Record<string, string>>,
) {
  const back = await visitPartner(await press(visitor, kind, pressed, query), choice)
  return visitor.open(kind, back.pathname + back.search)
}
