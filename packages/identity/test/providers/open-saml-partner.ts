import type { Partner } from '../../../../examples/partners/listen.ts'
import type { Choice } from '../../../../examples/partners/people.ts'
import type { SamlTrouble } from '../../../../examples/partners/saml-lies.ts'
import { visitSamlPartner } from '../../../../examples/partners/visit.ts'
import type { TestService } from '../service/test-service.ts'
import type { Visitor } from '../service/visitor.ts'
import { press } from './open-partner.ts'

const mapper = `base64://${Buffer.from(
  `local claims = std.extVar('claims');
  {
    identity: {
      traits: {
        [if 'email' in claims then 'email' else null]: claims.email,
        [if 'name' in claims then 'name' else null]: claims.name,
      },
    },
  }`,
).toString('base64')}`

/** The settings of a SAML provider at a partner. */
export const samlProviderAt = ({ origin }: Partner<SamlTrouble>, changes: object = {}) => ({
  id: 'saml',
  label: 'Work',
  raw_idp_metadata_xml: `${origin}/metadata`,
  mapper_url: mapper,
  ...changes,
})

/** The provider's page makes the browser post: no cookie comes with a POST of another site. */
export const postFromProvider = (service: TestService, path: string, fields: Readonly<Record<string, string>>) =>
  service.visitor('navigation').ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
    },
    body: new URLSearchParams(fields).toString(),
  })

/** Presses a SAML provider's button, tells the partner who the user is, and comes back with the partner's answer. */
export async function signInAtSamlPartner<Kind extends 'login' | 'registration' | 'settings'>(
  service: TestService,
  visitor: Visitor,
  kind: Kind,
  choice: Choice,
  pressed: Readonly<Record<string, unknown>> = { provider: 'saml' },
) {
  const { action, fields } = await visitSamlPartner(await press(visitor, kind, pressed), choice)
  const posted = await postFromProvider(service, new URL(action).pathname, fields)
  if (posted.location === undefined) throw new Error(`the answer was refused: ${posted.status} ${posted.text}`)
  const { pathname, search } = new URL(posted.location, service.origin)
  return visitor.open(kind, pathname + search)
}
