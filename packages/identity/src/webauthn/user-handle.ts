import { createHash } from 'node:crypto'
import type { IdentityId } from '../records/ids.ts'
import type { CredentialRecord } from '../records/identity.ts'
import { type WebauthnMethod, inBase64, webauthnConfigOf } from '../records/webauthn-credential.ts'

/**
 * The user handle of an account, in base64: the same for all keys of a method, also for keys added in parallel. Each
 * method has its own, because a browser keeps one key per user handle and replaces it with the next.
 */
export const userHandleOf = (
  identityId: IdentityId,
  method: WebauthnMethod,
  credentials: readonly CredentialRecord[],
): string => {
  const known = credentials.find(({ type }) => type === method)
  return (
    (known && webauthnConfigOf(known).user_handle) ||
    inBase64(createHash('sha256').update(`${method}:${identityId}`).digest())
  )
}

/** The user handle of an account that the flow has not created yet. */
export const userHandleOfFlow = ({ challengeSeed = '' }: { readonly challengeSeed?: string }): string =>
  inBase64(createHash('sha256').update(`handle:${challengeSeed}`).digest())

export const userHandleBytes = (handle: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(handle, 'base64'))

/** Converts the user handle of a key's response to its stored form. */
export const storedUserHandle = (userHandle: string): string => inBase64(Buffer.from(userHandle, 'base64url'))
