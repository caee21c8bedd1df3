import type { AddressVia, Traits, UiNode } from '@collect/contract'
import { isAccountName, SchemaError } from './kratos-keyword.ts'
import { normaliseAddress, normaliseIdentifier, phoneOf, tidyAddress } from './normalise.ts'
import { traitFieldsOf, isJson, type TraitField } from './trait-field.ts'
import { issuesOf, type SchemaIssue } from './trait-issues.ts'
import { traitNode } from './trait-node.ts'
import { textsAt, valueAt, withTrait, withValueAt } from './trait-value.ts'
import { traitsFrom } from './traits-from.ts'
import { unprintableIssues } from './unprintable.ts'
import { validatorOf } from './validator.ts'

export type { SchemaIssue }

export interface Address {
  readonly via: AddressVia
  /** The normalised form, which is stored and compared. */
  readonly value: string
}

/** The identifiers in traits, normalised (docs/contract/http.md §7.5). */
export interface TraitIdentifiers {
  readonly password: readonly string[]
  readonly code: readonly { readonly via: AddressVia; readonly address: string }[]
  readonly webauthn: readonly string[]
}

/** A compiled identity schema. Its functions accept any data from a client without throwing. */
export interface IdentitySchema {
  readonly id: string
  readonly url: string
  readonly json: unknown
  /** The identifier's title on the login page; absent when there are several, or none with a title. */
  readonly identifierTitle?: string
  readonly fields: readonly TraitField[]
  /** The trait that an identifier typed at a sign-in means; none when there are several, or when it does not fit. */
  traitOfIdentifier(identifier: string): unknown
  /** The traits of a request's body, coerced to the schema's types, with tidy addresses. */
  traitsFrom(payload: unknown): unknown
  /** The inputs of all traits, in the schema's order, with the values of `traits`. */
  nodes(
    group: 'default' | 'profile' | 'oidc',
    traits: unknown,
    options?: { readonly hidden?: boolean },
  ): readonly UiNode[]
  /** Empty when the traits are valid. */
  validate(traits: unknown): readonly SchemaIssue[]
  /** Tidies addresses, writes telephone numbers in E.164, keeps capitals. A value that is no object has no traits. */
  normalise(traits: unknown): Traits
  identifiersOf(traits: unknown): TraitIdentifiers
  verifiableOf(traits: unknown): readonly Address[]
  recoveryOf(traits: unknown): readonly Address[]
  /** The traits without all addresses but one: those for codes, for verification and for recovery. */
  withoutOtherAddresses(traits: Traits, kept: Address): Traits
  /** The traits with the addresses of `others`. */
  withAddressesOf(traits: Traits, others: Traits): Traits
  /** The name of a passkey. */
  displayNameOf(traits: unknown): string | undefined
  /** The account's name in an authenticator app. */
  accountNameOf(traits: unknown): string | undefined
}

/** @throws SchemaError when the service cannot use `json` as a schema. */
export function compileSchema(id: string, url: string, json: unknown): IdentitySchema {
  if (!isJson(json)) throw new SchemaError('the document is no JSON object')
  const fields = traitFieldsOf(json)
  const check = validatorOf(json)
  const identifier = onlyIdentifierIn(fields)
  const identifierTitle = identifier?.title
  const tidy = <Given>(traits: Given): Given => fields.reduce((result, field) => tidied(result, field), traits)

  /** The normalised texts of all fields that `picks` selects, each once. */
  const texts = (traits: unknown, picks: (field: TraitField) => boolean): readonly string[] => [
    ...new Set(
      fields.filter(picks).flatMap((field) => textsAt(traits, field.path).map((text) => identifierOf(field, text))),
    ),
  ]
  const addresses = (traits: unknown, viaOf: (field: TraitField) => AddressVia | undefined): readonly Address[] => {
    const found = new Map<string, Address>()
    for (const field of fields) {
      const via = viaOf(field)
      if (!via) continue
      for (const text of textsAt(traits, field.path)) {
        const value = normaliseAddress(via, text)
        found.set(`${via}:${value}`, { via, value })
      }
    }
    return [...found.values()]
  }
  const firstText = (traits: unknown, picks: (field: TraitField) => boolean): string | undefined =>
    fields.filter(picks).flatMap((field) => textsAt(traits, field.path))[0]

  return {
    id,
    url,
    json,
    fields,
    ...(identifierTitle === undefined ? {} : { identifierTitle }),
    traitOfIdentifier(typed) {
      if (!identifier || identifier.isList || (identifier.format === 'email' && !typed.includes('@'))) return {}
      return identifier.path.reduceRight<unknown>((inside, name) => ({ [name]: inside }), typed)
    },
    traitsFrom: (payload) => tidy(traitsFrom(fields, payload)),
    nodes: (group, traits, { hidden = false } = {}) => fields.map((field) => traitNode(field, group, traits, hidden)),
    validate: (traits) => {
      const unprintable = unprintableIssues(traits)
      if (unprintable.length > 0) return unprintable
      return check({ traits }) ? [] : issuesOf(check.errors ?? [])
    },
    normalise: (traits) => (isJson(traits) ? tidy(traits) : {}),
    identifiersOf: (traits) => ({
      password: texts(traits, ({ keyword }) => keyword.credentials.password?.identifier === true),
      webauthn: texts(traits, ({ keyword }) => keyword.credentials.webauthn?.identifier === true),
      code: addresses(
        traits,
        ({
          keyword: {
            credentials: { code },
          },
        }) => (code?.identifier ? code.via : undefined),
      ).map(({ via, value }) => ({ via, address: value })),
    }),
    verifiableOf: (traits) => addresses(traits, ({ keyword }) => keyword.verification?.via),
    recoveryOf: (traits) => addresses(traits, ({ keyword }) => keyword.recovery?.via),
    withoutOtherAddresses: (traits, kept) =>
      fields.reduce((left, { path, keyword: { credentials, verification, recovery } }) => {
        const via =
          verification?.via ?? recovery?.via ?? (credentials.code?.identifier ? credentials.code.via : undefined)
        if (!via) return left
        const isKept = (text: string) => via === kept.via && normaliseAddress(via, text) === kept.value
        const texts = textsAt(left, path)
        if (texts.every(isKept)) return left
        return withValueAt(left, path, Array.isArray(valueAt(left, path)) ? texts.filter(isKept) : undefined)
      }, traits),
    withAddressesOf: (traits, others) =>
      fields
        .filter(({ keyword }) => keyword.verification ?? keyword.recovery)
        .reduce((result, { path }) => withTrait(result, path, valueAt(others, path)), traits),
    displayNameOf: (traits) => firstText(traits, ({ keyword }) => keyword.credentials.passkey?.display_name === true),
    accountNameOf: (traits) => firstText(traits, ({ keyword }) => isAccountName(keyword)),
  }
}

const isPhone = ({ format, keyword }: TraitField) =>
  format === 'tel' || keyword.verification?.via === 'sms' || keyword.credentials.code?.via === 'sms'

const identifierOf = (field: TraitField, text: string): string =>
  (isPhone(field) ? phoneOf(text) : undefined) ?? normaliseIdentifier(text)

/** Replaces addresses and identifiers with their tidy form; other texts stay as they were typed. */
function tidied<Given>(traits: Given, field: TraitField): Given {
  const { format, path, keyword } = field
  const value = valueAt(traits, path)
  if (typeof value !== 'string') return traits
  if (isPhone(field)) return withValueAt(traits, path, phoneOf(value) ?? tidyAddress(value))
  const isAddress = format === 'email' || keyword.credentials.password?.identifier === true
  return isAddress ? withValueAt(traits, path, tidyAddress(value)) : traits
}

function onlyIdentifierIn(fields: readonly TraitField[]): TraitField | undefined {
  const identifiers = fields.filter(
    ({ keyword: { credentials } }) =>
      credentials.password?.identifier || credentials.webauthn?.identifier || credentials.code?.identifier,
  )
  return identifiers.length === 1 ? identifiers[0] : undefined
}
