import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseJsonnet } from '../jsonnet/jsonnet.ts'

const folder = new URL('../../../../config/mappers/', import.meta.url)
const mapped = (file: string, claims: object) =>
  parseJsonnet(
    readFileSync(new URL(file, folder), 'utf8'),
    file,
  )({
    claims: { iss: 'https://provider.example', sub: '1', ...claims },
  })

/** How a provider says that an e-mail is proved. */
const proof = (file: string) =>
  file === 'microsoft.jsonnet' ? { raw_claims: { xms_edov: true } } : { email_verified: true }

describe.each(readdirSync(folder))('config/mappers/%s', (file) => {
  test('a proved e-mail and a name become traits, and the address is verified', () => {
    expect(mapped(file, { email: 'mira@partner.example', ...proof(file), name: 'Mira' })).toEqual({
      identity: {
        traits: { email: 'mira@partner.example', name: 'Mira' },
        verified_addresses: [{ via: 'email', value: 'mira@partner.example' }],
      },
    })
  })

  test('an e-mail that is not proved is a trait that is not verified', () => {
    expect(mapped(file, { email: 'mira@partner.example' })).toEqual({
      identity: { traits: { email: 'mira@partner.example' }, verified_addresses: [] },
    })
  })

  test('without e-mail and name there is no trait', () => {
    expect(mapped(file, {})).toEqual({ identity: { traits: {}, verified_addresses: [] } })
  })
})

test.each(['github.jsonnet', 'gitlab.jsonnet', 'discord.jsonnet'])(
  'config/mappers/%s takes the name of the account when there is no full name',
  (file) => {
    expect(mapped(file, { nickname: 'mira-s' })).toMatchObject({ identity: { traits: { name: 'mira-s' } } })
  },
)

test('config/mappers/apple.jsonnet joins the parts of the name that Apple tells', () => {
  const nameOf = (claims: object) => mapped('apple.jsonnet', claims)
  expect(nameOf({ given_name: 'Mira', family_name: 'Sandoval' })).toMatchObject({
    identity: { traits: { name: 'Mira Sandoval' } },
  })
  expect(nameOf({ family_name: 'Sandoval' })).toMatchObject({ identity: { traits: { name: 'Sandoval' } } })
})

test('config/mappers/microsoft.jsonnet trusts no email_verified, which a tenant can set', () => {
  expect(mapped('microsoft.jsonnet', { email: 'a@b.example', email_verified: true, raw_claims: {} })).toMatchObject({
    identity: { verified_addresses: [] },
  })
})

test('config/mappers/generic.jsonnet makes a name of its parts when there is no full one', () => {
  const name = (claims: object) => mapped('generic.jsonnet', claims)
  expect(name({ given_name: 'Mira', family_name: 'Sandoval' })).toMatchObject({
    identity: { traits: { name: 'Mira Sandoval' } },
  })
  expect(name({ given_name: 'Mira' })).toMatchObject({ identity: { traits: { name: 'Mira' } } })
})
