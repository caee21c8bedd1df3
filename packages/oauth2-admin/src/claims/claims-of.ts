import type { Identity } from '@collect/contract'
import { firstTrait, claim, traitText } from './trait-text.ts'
import { postalAddressOf, type PostalAddress } from './postal-address.ts'

/** Claims of OpenID Connect Core 1.0, section 5.1 about a user. */
export interface OidcClaims {
  readonly name?: string
  readonly given_name?: string
  readonly family_name?: string
  readonly nickname?: string
  readonly preferred_username?: string
  readonly picture?: string
  readonly locale?: string
  /** In seconds since 1970. */
  readonly updated_at?: number
  readonly email?: string
  readonly email_verified?: boolean
  readonly phone_number?: string
  readonly phone_number_verified?: boolean
  readonly address?: PostalAddress
}

/** The part of an identity that claims are made of. */
export type ClaimsSource = Pick<Identity, 'traits' | 'verifiable_addresses' | 'updated_at'>

/**
 * The claims that granted scopes allow. An identity schema does not say which trait is which claim, so the names of
 * the traits do; a trait of another type than its claim is left out.
 */
export function claimsOf(identity: ClaimsSource, scopes: readonly string[]): OidcClaims {
  return {
    ...(scopes.includes('profile') && profileOf(identity)),
    ...(scopes.includes('email') && emailOf(identity)),
    ...(scopes.includes('phone') && phoneOf(identity)),
    ...(scopes.includes('address') && addressOf(identity)),
  }
}

function profileOf({ traits, updated_at }: ClaimsSource): OidcClaims {
  const given = firstTrait(traits, ['given_name', 'first_name', 'firstName', 'name.first', 'name.given'])
  const family = firstTrait(traits, ['family_name', 'last_name', 'lastName', 'name.last', 'name.family'])
  const whole = [given, family].filter((part) => part !== undefined).join(' ')
  const picture = firstTrait(traits, ['picture', 'avatar', 'avatar_url'])
  const changed = Date.parse(updated_at)
  return {
    ...claim('name', firstTrait(traits, ['name', 'full_name', 'name.full', 'display_name']) ?? (whole || undefined)),
    ...claim('given_name', given),
    ...claim('family_name', family),
    ...claim('nickname', traitText(traits, 'nickname')),
    ...claim('preferred_username', firstTrait(traits, ['preferred_username', 'username'])),
    ...claim('picture', picture !== undefined && /^https?:\/\//i.test(picture) ? picture : undefined),
    ...claim('locale', firstTrait(traits, ['locale', 'language'])),
    ...claim('updated_at', Number.isNaN(changed) ? undefined : Math.floor(changed / 1_000)),
  }
}

function emailOf(identity: ClaimsSource): OidcClaims {
  const email = traitText(identity.traits, 'email') ?? addressVia(identity, 'email')
  return email === undefined ? {} : { email, email_verified: isVerified(identity, 'email', email) }
}

function phoneOf(identity: ClaimsSource): OidcClaims {
  const phone = firstTrait(identity.traits, ['phone', 'phone_number', 'mobile']) ?? addressVia(identity, 'sms')
  return phone === undefined ? {} : { phone_number: phone, phone_number_verified: isVerified(identity, 'sms', phone) }
}

function addressOf({ traits }: ClaimsSource): OidcClaims {
  const address = postalAddressOf(traits['address'])
  return address ? { address } : {}
}

/** The schema may call an address by any name; what it verifies is an address of that kind. */
const addressVia = ({ verifiable_addresses: known = [] }: ClaimsSource, via: 'email' | 'sms') =>
  known.find((address) => address.via === via)?.value

/** The service keeps verifiable addresses in lower case. */
const isVerified = ({ verifiable_addresses: known = [] }: ClaimsSource, via: 'email' | 'sms', value: string): boolean =>
  known.some((one) => one.via === via && one.verified && one.value.toLowerCase() === value.toLowerCase())
