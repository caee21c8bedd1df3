import type { TestService } from '../../service/test-service.ts'
import type { Visitor } from '../../service/visitor.ts'
import { press } from '../open-partner.ts'
import { postFromProvider } from '../open-saml-partner.ts'
import {
  attributeNamed,
  base64Address,
  metadataWith,
  readRequest,
  samlAnswer,
  type AnswerParts,
} from './saml-partner.ts'

const mapper = `local claims = std.extVar('claims');
{ identity: {
  traits: {
    [if 'email' in claims then 'email' else null]: claims.email,
    [if 'name' in claims then 'name' else null]: claims.name,
  },
  verified_addresses: if 'email_verified' in claims then [{ via: 'email', value: claims.email }] else [],
} }`

/** The settings of a SAML provider. */
export const samlProvider = (id: string, changes: object = {}) => ({
  id,
  label: `Sign-in of ${id}`,
  mapper_url: base64Address(mapper),
  raw_idp_metadata_xml: base64Address(metadataWith()),
  ...changes,
})

export const samlWith = (...providers: readonly object[]) => ({
  selfservice: {
    flows: { registration: { after: { saml: { hooks: [{ hook: 'session' }, { hook: 'show_verification_ui' }] } } } },
    methods: { saml: { enabled: true, config: { providers } } },
  },
})

/** An answer that says the user has this address, which is the subject, too. */
export const withAddress = (email: string): Partial<AnswerParts> => ({
  name: email,
  attributes: attributeNamed('mail', email) + attributeNamed('displayName', 'Mira Sandoval'),
})

/** The provider's answer to the request of a pressed button, as its page posts it. */
export function answerTo(service: TestService, location: string, changes: Partial<AnswerParts> = {}) {
  const { id, recipient, issuer, query } = readRequest(location)
  const answer = samlAnswer({ requestId: id, recipient, audience: issuer, now: service.clock(), ...changes })
  return { path: new URL(recipient).pathname, SAMLResponse: answer, RelayState: query.get('RelayState') ?? '' }
}

/** The provider's page makes the browser post its answer, without cookies. */
export const postAnswer = async (service: TestService, { path, ...fields }: ReturnType<typeof answerTo>) =>
  postFromProvider(service, path, fields)

export const pathOf = (location = ''): string => location.replace(/^https?:\/\/[^/]+/, '')

/** Presses the button of a SAML provider, which answers with these changes, and comes back. */
export async function goToSaml<Kind extends 'login' | 'registration' | 'settings'>(
  service: TestService,
  visitor: Visitor,
  kind: Kind,
  changes: Partial<AnswerParts>,
  pressed: Readonly<Record<string, unknown>> = { provider: 'work' },
  query: Readonly<Record<string, string>> = {},
) {
  const posted = await postAnswer(service, answerTo(service, await press(visitor, kind, pressed, query), changes))
  if (posted.status !== 303) throw new Error(`the answer was refused: ${posted.status} ${posted.text}`)
  return visitor.open(kind, pathOf(posted.location))
}
