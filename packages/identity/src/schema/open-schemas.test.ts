import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError } from '../config/config-error.ts'
import { parseConfig } from '../config/load-config.ts'
import { openSchemas } from './open-schemas.ts'

const directory = mkdtempSync(join(tmpdir(), 'schemas-'))
afterAll(() => rmSync(directory, { recursive: true }))

const schema = (properties: object) => JSON.stringify({ properties: { traits: { type: 'object', properties } } })
const base64 = (text: string) => `base64://${Buffer.from(text).toString('base64')}`
const open = (url: string, more = '') =>
  openSchemas(
    parseConfig(
      `selfservice: { default_browser_return_url: / }
identity: { default_schema_id: people, schemas: [{ id: people, url: "${url}" }] }
${more}`,
      { origin: 'http://localhost:5000', directory },
    ),
  )

writeFileSync(join(directory, 'people.json'), schema({ name: { type: 'string' } }))
writeFileSync(join(directory, 'broken.json'), '{')

describe(openSchemas, () => {
  test.each([
    ['file://./missing.json', '', 'ENOENT'],
    ['file://./broken.json', '', 'JSON'],
    [base64('{}'), '', 'properties.traits.properties is missing'],
    [
      base64(schema({ name: { $ref: '#/definitions/name' } })),
      'security: { disallow_ref_in_identity_schemas: true }',
      '$ref is not allowed',
    ],
  ])('%s is refused with the path of its setting', (url, more, problem) => {
    expect(() => open(url, more)).toThrow(ConfigError)
    expect(() => open(url, more)).toThrow('identity.schemas.0: ')
    expect(() => open(url, more)).toThrow(problem)
  })

  test.each([
    ['file://./people.json'],
    ['file://people.json'],
    [`file://${directory}/people.json`],
    [base64(schema({ name: {} }))],
  ])('%s is opened', (url) => {
    const schemas = open(url)
    expect(schemas.default.id).toBe('people')
    expect(schemas.byId('people')).toBe(schemas.default)
    expect(schemas.byId('other')).toBeUndefined()
    expect(schemas.list).toHaveLength(1)
  })
})
