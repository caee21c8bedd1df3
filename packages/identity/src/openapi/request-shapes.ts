import { flowKinds, type FlowKind } from '@collect/contract'
import { z } from 'zod'
import { batchPayload, identityPayloads } from '../admin/identities/identity-payload.ts'
import { patchPayload } from '../admin/identities/patch-identity.ts'
import { codePayload, recoveryLinkPayload } from '../admin/recovery.ts'
import { endPayload } from '../admin/sessions.ts'
import type { Methods } from '../methods/create-methods.ts'
import type { Shape } from './shapes.ts'

/** The shapes of request bodies, from the schemas that parse them. */
export function requestShapes(methods: Pick<Methods, 'all'>): Readonly<Record<string, Shape>> {
  const { create, update } = identityPayloads(methods)
  return {
    ...Object.fromEntries(flowKinds.map((kind) => [`${kind}Form`, formOf(kind, methods)])),
    createIdentity: shapeOf(create),
    createIdentities: shapeOf(batchPayload),
    updateIdentity: shapeOf(update),
    patchIdentity: shapeOf(patchPayload),
    createRecoveryCode: shapeOf(codePayload),
    createRecoveryLink: shapeOf(recoveryLinkPayload),
    endSessions: shapeOf(endPayload),
  }
}

/** Fields of every form beside those of its method. */
const always = { csrf_token: { type: 'string' }, transient_payload: {} }

/** The forms of all methods in a kind of flow. */
const formOf = (kind: FlowKind, { all }: Pick<Methods, 'all'>): Shape => ({
  anyOf: all.flatMap(({ name, strategies }) => {
    const strategy = strategies[kind]
    if (!strategy) return []
    const { properties, ...shape } = shapeOf(strategy.payload)
    return { ...shape, properties: { method: { const: name }, ...always, ...(properties as Shape) } }
  }),
})

function shapeOf(schema: z.ZodType): Shape {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({
      zodSchema: {
        _zod: { def },
      },
      jsonSchema,
    }) {
      if (def.type === 'undefined') jsonSchema.not = {}
      // The format makes the pattern redundant.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
      // A coerced value may arrive as another type.
      if ('coerce' in def && def.coerce === true) delete jsonSchema.type
    },
  })
  return shape
}
