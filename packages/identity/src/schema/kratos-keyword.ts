import { z } from 'zod'

const via = z.enum(['email', 'sms'])
const identifier = z.object({ identifier: z.boolean().default(false) })

/**
 * `ory.sh/kratos` on a trait: the uses of its value (docs/contract/http.md §7.1). Keys of features that are not built
 * yet are ignored.
 */
const keyword = z.object({
  credentials: z
    .object({
      password: identifier.optional(),
      webauthn: identifier.optional(),
      passkey: z.object({ display_name: z.boolean().default(false) }).optional(),
      totp: z.object({ account_name: z.boolean().default(false) }).optional(),
      code: identifier.extend({ via: via.default('email') }).optional(),
    })
    .default({}),
  verification: z.object({ via }).optional(),
  recovery: z.object({ via }).optional(),
})
export type KratosKeyword = z.output<typeof keyword>

/** Whether the trait names the account in authenticator apps and security keys. */
export const isAccountName = ({ credentials }: KratosKeyword): boolean => credentials.totp?.account_name === true

const nothing: KratosKeyword = keyword.parse({})

/** @throws SchemaError when the keyword is invalid. */
export function keywordOf(schema: Readonly<Record<string, unknown>>, name: string): KratosKeyword {
  const said = schema['ory.sh/kratos']
  if (said === undefined) return nothing
  const parsed = keyword.safeParse(said)
  if (parsed.success) return checked(parsed.data, schema['format'], name)
  const [first] = parsed.error.issues
  throw new SchemaError(`${name}: ory.sh/kratos ${first?.path.join('.') ?? ''}: ${first?.message ?? 'cannot be read'}`)
}

const formatOf = { email: 'email', sms: 'tel' } as const

/** Refuses an address without a format, which could be anything. `no-validate` lets operators allow it. */
function checked(said: KratosKeyword, format: unknown, name: string): KratosKeyword {
  for (const use of ['verification', 'recovery'] as const) {
    const channel = said[use]?.via
    if (channel && format !== formatOf[channel] && format !== 'no-validate') {
      throw new SchemaError(`${name}: ${use} via ${channel} needs "format": "${formatOf[channel]}" (or "no-validate")`)
    }
  }
  return said
}

/** An identity schema that the service cannot use. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
}
