import { ConfigError } from '../config/config-error.ts'
import { documentAt } from '../config/document.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import { compileSchema, type IdentitySchema } from './identity-schema.ts'
import { isJson } from './trait-field.ts'

/** The schemas that the configuration names. */
export interface IdentitySchemas {
  readonly default: IdentitySchema
  readonly list: readonly IdentitySchema[]
  byId(id: string): IdentitySchema | undefined
}

/** Reads and compiles the schemas at the start. @throws ConfigError that names the setting. */
export function openSchemas({ identity, security }: Pick<IdentityConfig, 'identity' | 'security'>): IdentitySchemas {
  const list = identity.schemas.map(({ id, url }, index) => {
    try {
      const json: unknown = JSON.parse(documentAt(url))
      if (security.disallow_ref_in_identity_schemas && hasReference(json)) throw new Error('$ref is not allowed')
      return compileSchema(id, url, json)
    } catch (cause) {
      throw new ConfigError([`identity.schemas.${index}: ${cause instanceof Error ? cause.message : String(cause)}`])
    }
  })
  const byId = new Map(list.map((schema) => [schema.id, schema]))
  const standard = byId.get(identity.default_schema_id)
  if (!standard) throw new ConfigError(['identity.default_schema_id: expected the id of one of identity.schemas'])
  return { default: standard, list, byId: (id) => byId.get(id) }
}

const hasReference = (json: unknown): boolean => {
  if (Array.isArray(json)) return json.some(hasReference)
  return isJson(json) && (Object.hasOwn(json, '$ref') || Object.values(json).some(hasReference))
}
