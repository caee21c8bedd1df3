import { createHash } from 'node:crypto'
import type { IdentityId } from '../records/ids.ts'
import type { CredentialRecord } from '../records/identity.ts'
import { type WebauthnMethod, inBase64, webauthnConfigOf } from '../records/webauthn-credential.ts'

/**
 * What an account is called in its keys, in base64: the same for all keys of a method, also for those that are added at
 * the same time, and another one per method, because a browser keeps one key per name and puts the next in its place.
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

/** The same for an account that is only being made. */
export const userHandleOfFlow = ({ challengeSeed = '' }: { readonly challengeSeed?: string }): string =>
  inBase64(createHash('sha256').update(`handle:${challengeSeed}`).digest())

export const userHandleBytes = (handle: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(handle, 'base64'))

/** As a key says it, brought to how it is kept. */
export const storedUserHandle = (userHandle: string): string => inBase64(Buffer.from(userHandle, 'base64url'))
