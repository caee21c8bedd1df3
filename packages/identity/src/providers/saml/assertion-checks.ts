import type { SamlExpectation } from './response-checks.ts'
import { attributeOf, below, isNamed, textOf, timeOf, wrong } from './xml.ts'

/** How old an assertion may be, in milliseconds. */
const maxAge = 10 * 60_000
const maxNameId = 256
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/** What the checks find out about an assertion. */
export interface CheckedAssertion {
  readonly id: string
  /** When it expires, in milliseconds, by the provider's clock. */
  readonly until: number
}

/**
 * Checks the XML that the signature was verified over: what the library leaves out
 * (docs/contract/providers-and-oauth2.md §B4). @throws ProviderFault
 */
export function checkAssertion(
  assertion: Element,
  expected: SamlExpectation,
  subjectAttribute: string | undefined,
): CheckedAssertion {
  if (!isNamed(assertion, 'assertion', 'Assertion')) throw wrong('the signature covers no assertion')
  const id = attributeOf(assertion, 'ID')
  if (id === undefined) throw wrong('the assertion has no ID')
  refuseForeignIssuer(assertion, expected)
  const data = bearerDataOf(assertion)
  refuseOtherRecipient(data, expected)
  refuseOtherRequest(data, expected)
  refuseLateConfirmation(data, expected)
  const conditions = conditionsOf(assertion)
  refuseOtherAudience(conditions, expected)
  refuseEarlyAssertion(conditions, expected)
  const until = refuseExpiredAssertion(conditions, expected)
  refuseOldAssertion(assertion, expected)
  refuseMissingSignIn(assertion)
  refuseUnstableSubject(assertion, subjectAttribute)
  return { id, until }
}

function refuseForeignIssuer(assertion: Element, { provider }: SamlExpectation): void {
  if (textOf(below(assertion, 'assertion', 'Issuer')[0]) !== provider)
    throw wrong('the assertion is of another provider')
}

/** A bearer confirmation says for whom, until when and in answer to what the assertion is. */
function bearerDataOf(assertion: Element): Element {
  const confirmations = below(assertion, 'assertion', 'Subject')
    .flatMap((subject) => below(subject, 'assertion', 'SubjectConfirmation'))
    .filter((one) => attributeOf(one, 'Method') === bearer)
  const [confirmation] = confirmations
  const [data] = confirmation ? below(confirmation, 'assertion', 'SubjectConfirmationData') : []
  if (confirmations.length !== 1 || !data) throw wrong('the assertion does not have exactly one bearer confirmation')
  return data
}

function refuseOtherRecipient(data: Element, { recipient }: SamlExpectation): void {
  if (attributeOf(data, 'Recipient') !== recipient) throw wrong('the assertion is for another recipient')
}

function refuseOtherRequest(data: Element, { requestId }: SamlExpectation): void {
  if (attributeOf(data, 'InResponseTo') !== requestId) throw wrong('the assertion answers another request')
}

function refuseLateConfirmation(data: Element, { now, skew }: SamlExpectation): void {
  if (attributeOf(data, 'NotBefore') !== undefined) throw wrong('the bearer confirmation has a NotBefore')
  const end = timeOf(data, 'NotOnOrAfter')
  if (end === undefined || now - skew >= end) throw wrong('the bearer confirmation has expired')
}

function conditionsOf(assertion: Element): Element {
  const [conditions, ...others] = below(assertion, 'assertion', 'Conditions')
  if (!conditions || others.length > 0) throw wrong('the assertion does not have exactly one list of conditions')
  return conditions
}

/** Every restriction has to name this service. */
function refuseOtherAudience(conditions: Element, { audience }: SamlExpectation): void {
  const restrictions = below(conditions, 'assertion', 'AudienceRestriction')
  const names = (one: Element) => below(one, 'assertion', 'Audience').map(textOf)
  if (restrictions.length === 0 || !restrictions.every((one) => names(one).includes(audience))) {
    throw wrong('the assertion is for another audience')
  }
}

function refuseEarlyAssertion(conditions: Element, { now, skew }: SamlExpectation): void {
  const start = timeOf(conditions, 'NotBefore')
  if (start !== undefined && now + skew < start) throw wrong('the assertion is not valid yet')
}

function refuseExpiredAssertion(conditions: Element, { now, skew }: SamlExpectation): number {
  const end = timeOf(conditions, 'NotOnOrAfter')
  if (end === undefined || now - skew >= end) throw wrong('the assertion has expired')
  return end
}

function refuseOldAssertion(assertion: Element, { now, skew }: SamlExpectation): void {
  const made = timeOf(assertion, 'IssueInstant')
  if (made === undefined || now - skew >= made + maxAge) throw wrong('the assertion is too old')
}

/** Without the time of the sign-in at the provider, a refresh could not tell a new sign-in from an old one. */
function refuseMissingSignIn(assertion: Element): void {
  if (timeOf(signInOf(assertion), 'AuthnInstant') === undefined) throw wrong('the assertion has no sign-in')
}

/** A subject that changes at each sign-in would make a new account each time. */
function refuseUnstableSubject(assertion: Element, subjectAttribute: string | undefined): void {
  const name = nameIdOf(assertion)
  const text = textOf(name)
  if (text === '' || text.length > maxNameId) throw wrong('the NameID is missing, empty or too long')
  if (subjectAttribute === undefined && attributeOf(name, 'Format') === transient) {
    throw wrong('the NameID changes at each sign-in: set subject_attribute')
  }
}

/** The sign-in of the user at the provider. */
export const signInOf = (assertion: Element): Element | undefined => below(assertion, 'assertion', 'AuthnStatement')[0]

export const nameIdOf = (assertion: Element): Element | undefined =>
  below(assertion, 'assertion', 'Subject').flatMap((subject) => below(subject, 'assertion', 'NameID'))[0]
