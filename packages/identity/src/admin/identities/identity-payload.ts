import { z } from 'zod'
import type { Methods } from '../../methods/create-methods.ts'
import { isKnownHash } from '../../secrets/foreign-hashes.ts'
import { portableShape, type PortableCredentials } from './portable-credentials.ts'

/** Maximum length of an imported clear-text password; the password policy does not apply to operators. */
const maxPasswordLength = 1024
/**
 * Maximum number of accounts in a batch, and of those with a password to hash
 * (docs/contract/http.md §1.12).
 */
const maxAccounts = 1000
const maxClearText = 200

const passwordConfig = z
  .strictObject({
    hashed_password: z.string().max(4096).refine(isKnownHash, 'the hash is in no format that is understood').optional(),
    password: z.string().min(1).max(maxPasswordLength).optional(),
    use_password_migration_hook: z.literal(false, 'not supported yet').optional(),
  })
  .refine(({ hashed_password, password }) => (hashed_password === undefined) !== (password === undefined), {
    message: 'expected either hashed_password or password',
  })

/** The password and the other imported credentials. */
const credentialsOf = (methods: Pick<Methods, 'all'>) =>
  z
    .strictObject({
      ...portableShape(methods),
      password: z.strictObject({ config: passwordConfig }).optional(),
    })
    .transform(({ password, ...others }) => ({ password, others: others as PortableCredentials }))

/** The traits contain the addresses; an import says which of them are verified. */
const verifiableAddress = z.object({
  id: z.string().optional(),
  value: z.string().min(1).max(320),
  via: z.enum(['email', 'sms']),
  verified: z.boolean().default(false),
  status: z.string().optional(),
})

const fields = {
  schema_id: z.string().default(''),
  traits: z.record(z.string(), z.unknown()),
  metadata_public: z.unknown().optional(),
  metadata_admin: z.unknown().optional(),
  external_id: z
    .string()
    .max(255)
    .regex(/^\P{Cc}*$/u, 'control characters cannot be used')
    .nullish(),
  organization_id: z.uuid().nullish(),
}
const state = z.enum(['active', 'inactive'])

/** The payloads that create and replace an account, with the credentials that the methods can import. */
export function identityPayloads(methods: Pick<Methods, 'all'>) {
  const credentials = credentialsOf(methods).nullish()
  return {
    create: z.strictObject({
      ...fields,
      state: state.default('active'),
      credentials,
      verifiable_addresses: z.array(verifiableAddress).max(100).nullish(),
      recovery_addresses: z
        .array(z.object({ value: z.string(), via: z.enum(['email', 'sms']) }))
        .max(100)
        .nullish(),
    }),
    /** Replaces the account: state and traits are required, and missing fields are removed. */
    update: z.strictObject({ ...fields, state, credentials }),
  }
}
export type CreatePayload = z.output<ReturnType<typeof identityPayloads>['create']>

const hasClearText = ({ create }: { readonly create?: { readonly credentials?: unknown } | undefined }) => {
  const parsed = z
    .object({ password: z.object({ config: z.object({ password: z.string() }) }) })
    .safeParse(create?.credentials)
  return parsed.success
}

/** Each account of a batch is parsed on its own, because an invalid one must not refuse the others. */
export const batchPayload = z.strictObject({
  identities: z
    .array(z.strictObject({ create: z.looseObject({}).optional(), patch_id: z.uuid().optional() }))
    .max(maxAccounts)
    .refine((patches) => patches.filter(hasClearText).length <= maxClearText, {
      message: `at most ${maxClearText} accounts with a clear-text password`,
    }),
})
