import { z } from 'zod'

/** Maximum length of the JSON text; a new key may include a certificate of its manufacturer. */
const maxLength = 65_536

/** The field that the script fills in (docs/contract/nodes.md §10.2). */
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
  /** The page asked the browser to make the key without a dialog. */
  mediation: z.literal('conditional').optional().catch(undefined),
})

/** A key's response at a sign-in. */
export type Assertion = ReturnType<typeof parseAssertion> & object
/** A key's response at its registration. */
export type Attestation = z.output<typeof attestation>

export function parseAssertion(text: string) {
  const read = assertion.safeParse(jsonIn(text)).data
  if (!read) return undefined
  const { userHandle, ...response } = read.response
  // An empty text means no user handle.
  return { ...read, response: { ...response, ...(userHandle && { userHandle }) } }
}

export const parseAttestation = (text: string): Attestation | undefined => attestation.safeParse(jsonIn(text)).data

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the caller refuses it as an unusable key
  }
}
