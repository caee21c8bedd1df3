import type { VerifiableAddress } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { claimsOf, type ClaimsSource } from './claims-of.ts'

const every = ['openid', 'profile', 'email', 'phone', 'address']

const verifiable = (via: 'email' | 'sms', value: string, verified: boolean): VerifiableAddress => ({
  id: 'a1',
  via,
  value,
  verified,
  status: 'completed',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
})

const ada: ClaimsSource = {
  traits: { email: 'Ada@example.com', name: 'Ada Lovelace', phone: '+4930123456', address: 'Main Street 1' },
  verifiable_addresses: [verifiable('email', 'ada@example.com', true), verifiable('sms', '+4930123456', false)],
  updated_at: '2026-01-02T03:04:05.678Z',
}

/** All claims of an identity with these traits, apart from `updated_at`. */
function claimsFrom(traits: Readonly<Record<string, unknown>>, addresses: readonly VerifiableAddress[] = []) {
  const { updated_at, ...claims } = claimsOf({ ...ada, traits, verifiable_addresses: addresses }, every)
  expect(updated_at).toBe(1_767_323_045)
  return claims
}

describe(claimsOf, () => {
  test.each([
    { scopes: [], claims: {} },
    { scopes: ['openid', 'offline_access', 'stamps'], claims: {} },
    { scopes: ['profile'], claims: { name: 'Ada Lovelace', updated_at: 1_767_323_045 } },
    { scopes: ['email'], claims: { email: 'Ada@example.com', email_verified: true } },
    { scopes: ['phone'], claims: { phone_number: '+4930123456', phone_number_verified: false } },
    { scopes: ['address'], claims: { address: { formatted: 'Main Street 1' } } },
  ])('the scopes $scopes allow no other claims', ({ scopes, claims }) => {
    expect(claimsOf(ada, scopes)).toEqual(claims)
  })

  test.each([
    { says: 'a name in two parts', traits: { name: { first: 'Ada', last: 'Lovelace' } } },
    { says: 'the names of the claims', traits: { given_name: 'Ada', family_name: 'Lovelace' } },
    { says: 'usual names', traits: { first_name: 'Ada', last_name: 'Lovelace' } },
    { says: 'usual names in camel case', traits: { firstName: 'Ada', lastName: 'Lovelace' } },
  ])('reads $says', ({ traits }) => {
    expect(claimsFrom(traits)).toEqual({ name: 'Ada Lovelace', given_name: 'Ada', family_name: 'Lovelace' })
  })

  test('reads the other traits of a profile', () => {
    const traits = { nickname: 'Ada', username: 'ada', picture: 'https://example.com/ada.png', locale: 'en-GB' }
    const { username, ...same } = traits
    expect(claimsFrom(traits)).toEqual({ ...same, preferred_username: username })
  })

  test.each([
    { says: 'a number', traits: { email: 7, name: 7, phone: 7, address: 7 } },
    { says: 'a list', traits: { email: ['ada@example.com'], name: ['Ada'], phone: [], address: ['x'] } },
    { says: 'a blank text', traits: { email: ' ', name: '', phone: '', address: ' ' } },
    { says: 'a picture that is no web address', traits: { picture: 'javascript:alert(1)' } },
    { says: 'nothing', traits: { name: null, address: {} } },
  ])('makes no claim of $says', ({ traits }) => {
    expect(claimsFrom(traits)).toEqual({})
  })

  test('reads an address in parts, by the names of the claim or usual ones', () => {
    const parts = { street: 'Main Street 1', city: 'Berlin', state: 'Berlin', zip: '10115', country: 'DE' }
    const address = {
      street_address: 'Main Street 1',
      locality: 'Berlin',
      region: 'Berlin',
      postal_code: '10115',
      country: 'DE',
    }
    expect(claimsFrom({ address: parts })).toEqual({ address })
    expect(claimsFrom({ address })).toEqual({ address })
  })

  test('an address that the schema verifies is the claim, whatever its trait is called', () => {
    const known = [verifiable('email', 'work@example.com', false), verifiable('sms', '+49301', true)]
    expect(claimsFrom({ work: 'work@example.com' }, known)).toEqual({
      email: 'work@example.com',
      email_verified: false,
      phone_number: '+49301',
      phone_number_verified: true,
    })
  })

  test('a verified address of another value verifies nothing', () => {
    const known = [verifiable('email', 'old@example.com', true)]
    expect(claimsFrom({ email: 'new@example.com' }, known)).toEqual({ email: 'new@example.com', email_verified: false })
  })
})
