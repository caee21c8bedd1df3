import type { ProvedUser, ProviderClaims } from '../provider.ts'
import { nameIdOf, signInOf } from './assertion-checks.ts'
import { attributeOf, below, textOf, timeOf, wrong } from './xml.ts'

const schemas = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

/** The usual names of attributes (docs/contract/providers-and-oauth2.md §B5). */
const usualNames = {
  email: ['email', 'mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${schemas}/emailaddress`],
  given_name: ['given_name', 'givenName', 'firstName', 'urn:oid:2.5.4.42', `${schemas}/givenname`],
  family_name: ['family_name', 'sn', 'surname', 'lastName', 'urn:oid:2.5.4.4', `${schemas}/surname`],
  name: ['name', 'displayName', 'cn', 'urn:oid:2.16.840.1.113730.3.1.241', 'urn:oid:2.5.4.3', `${schemas}/name`],
} as const

const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

/** Maximum number of characters of the subject, as an identifier of the account. */
const maxSubject = 256

interface UserOptions {
  readonly subjectAttribute: string | undefined
  readonly vouchesFor: (email: string) => boolean
}

/** The user of a checked assertion. @throws ProviderFault when the attribute of the subject is missing */
export function userOf(assertion: Element, { subjectAttribute, vouchesFor }: UserOptions): ProvedUser {
  const attributes = attributesOf(assertion)
  const nameId = nameIdOf(assertion)
  const first = (names: readonly string[]) =>
    names.flatMap((name) => attributes.get(name) ?? []).find((one) => one !== '')
  const sub = subjectAttribute === undefined ? textOf(nameId) : onlyValue(attributes.get(subjectAttribute))
  const given = attributeOf(nameId, 'Format') === emailFormat ? textOf(nameId) : undefined
  const email = first(usualNames.email) ?? given
  const vouches = email !== undefined && vouchesFor(email)
  const statement = signInOf(assertion)
  const [context] = statement ? below(statement, 'assertion', 'AuthnContext') : []
  const acr = context && textOf(below(context, 'assertion', 'AuthnContextClassRef')[0])
  const signedInAt = timeOf(statement, 'AuthnInstant')
  const claims: ProviderClaims = {
    iss: textOf(below(assertion, 'assertion', 'Issuer')[0]),
    sub,
    ...(email !== undefined && { email }),
    ...(vouches && { email_verified: true as const }),
    ...namesIn(first),
    ...(acr && { acr }),
    raw_claims: Object.fromEntries(
      [...attributes].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
    ),
  }
  return { claims, vouches, tokens: {}, ...(acr && { acr }), ...(signedInAt !== undefined && { signedInAt }) }
}

function namesIn(first: (names: readonly string[]) => string | undefined): Readonly<Record<string, string>> {
  const { email: _, ...names } = usualNames
  return Object.fromEntries(
    Object.entries(names).flatMap(([claim, usual]) => {
      const value = first(usual)
      return value === undefined ? [] : [[claim, value]]
    }),
  )
}

/** Names come from a map, so no name becomes a member of an object's prototype. */
function attributesOf(assertion: Element): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const statement of below(assertion, 'assertion', 'AttributeStatement')) {
    for (const attribute of below(statement, 'assertion', 'Attribute')) {
      const name = attributeOf(attribute, 'Name')
      if (name === undefined || name === '__proto__') continue
      found.set(name, [...(found.get(name) ?? []), ...below(attribute, 'assertion', 'AttributeValue').map(textOf)])
    }
  }
  return found
}

function onlyValue(values: readonly string[] = []): string {
  const [value = '', ...others] = values
  if (value === '' || value.length > maxSubject || others.length > 0) {
    throw wrong('the attribute of the subject does not have exactly one value')
  }
  return value
}
