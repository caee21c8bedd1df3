import { readFileSync } from 'node:fs'
import { compileSchema } from '../../src/schema/identity-schema.ts'

const shipped = JSON.parse(readFileSync(new URL('../../../../config/identity.schema.json', import.meta.url), 'utf8'))
/** The shipped schema. */
export const collector = compileSchema('default', 'file:///identity.schema.json', shipped)

/** A schema with these traits. */
export const schemaOf = (properties: unknown, more: object = {}, root: object = {}) =>
  compileSchema('test', 'base64://', {
    ...root,
    type: 'object',
    properties: { traits: { type: 'object', properties, ...more } },
  })
