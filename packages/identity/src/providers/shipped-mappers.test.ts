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

describe.each(readdirSync(folder))('config/mappers/%s', (file) => {
  test('a proved e-mail and a name become traits, and the address is verified', () => {
    expect(mapped(file, { email: 'mira@partner.example', email_verified: true, name: 'Mira' })).toEqual({
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

test('config/mappers/github.jsonnet takes the name of the account when there is no full name', () => {
  expect(mapped('github.jsonnet', { nickname: 'mira-s' })).toMatchObject({ identity: { traits: { name: 'mira-s' } } })
})

test('config/mappers/generic.jsonnet makes a name of its parts when there is no full one', () => {
  const name = (claims: object) => mapped('generic.jsonnet', claims)
  expect(name({ given_name: 'Mira', family_name: 'Sandoval' })).toMatchObject({
    identity: { traits: { name: 'Mira Sandoval' } },
  })
  expect(name({ given_name: 'Mira' })).toMatchObject({ identity: { traits: { name: 'Mira' } } })
})
