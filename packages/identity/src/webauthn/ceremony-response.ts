import { z } from 'zod'

/** Letters of JSON. A certificate of its maker may come along with a key; nothing that is wanted is larger. */
const maxLength = 65_536

/** What the script posts in a field (docs/contract/nodes.md §10.2). */
export const ceremonyResponseField = z.string().max(maxLength).optional()

const key = { id: z.string().min(1), rawId: z.string().min(1), type: z.literal('public-key') }

const assertion = z.object({
  ...key,
  response: z.object({
    authenticatorData: z.string(),
    clientDataJSON: z.string(),
    signature: z.string(),
    userHandle: z.string().nullish(),
  }),
})
const attestation = z.object({
  ...key,
  response: z.object({ attestationObject: z.string(), clientDataJSON: z.string() }),
})

/** A use of a key. */
export type Assertion = ReturnType<typeof parseAssertion> & object
/** A new key. */
export type Attestation = z.output<typeof attestation>

export function parseAssertion(text: string) {
  const read = assertion.safeParse(jsonIn(text)).data
  if (!read) return undefined
  const { userHandle, ...response } = read.response
  // None comes as an empty text.
  return { ...read, response: { ...response, ...(userHandle && { userHandle }) } }
}

export const parseAttestation = (text: string): Attestation | undefined => attestation.safeParse(jsonIn(text)).data

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no answer of a key, which is what is said then
  }
}
