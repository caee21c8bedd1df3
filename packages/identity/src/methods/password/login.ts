import { MessageId } from '@collect/contract'
import { z } from 'zod'
import type { CredentialRecord } from '../../records/identity.ts'
import { message } from '../../nodes/message.ts'
import { passwordNode, submitNode } from '../../nodes/node.ts'
import { identifierForms } from '../../schema/normalise.ts'
import { OverloadedError } from '../../concurrency/overloaded-error.ts'
import { defineStrategy, type StrategyContext, type View } from '../strategy.ts'
import { identifierNodes } from '../login-identifier.ts'
import { refused } from '../verdict.ts'

/** Older clients send `password_identifier`. */
const withOlderName = (body: unknown) => {
  if (typeof body !== 'object' || body === null) return body
  const { password_identifier: older, ...rest } = body as Record<string, unknown> // an object, as just asked
  return { identifier: older, ...rest }
}

export const passwordLogin = defineStrategy({
  payload: z.preprocess(withOlderName, z.object({ identifier: z.string(), password: z.string() })),

  nodes(view, context) {
    const { flow } = view
    // A refresh asks for a password only if the account has one.
    if (flow.requestedAal === 'aal2' || (flow.refresh && !hasPassword(view))) return []
    const label = flow.refresh ? MessageId.loginVerifyPassword : MessageId.loginPassword
    return [
      ...identifierNodes(view, context),
      passwordNode('current-password'),
      submitNode('password', 'method', 'password', label),
    ]
  },

  async submit(context, { identifier, password }) {
    const { identities, hasher } = context
    let found: Awaited<ReturnType<typeof identities.findByPasswordIdentifier>>
    for (const form of identifierForms(identifier)) found ??= await identities.findByPasswordIdentifier(form)
    // The decoy keeps an unknown address as slow as a wrong password.
    const hash = hashIn(found?.credential.config) ?? hasher.decoy
    const matches = await hasher.matches(password, hash)
    if (!found || !matches) return refused(message(MessageId.invalidCredentials))
    if (hasher.needsUpgrade(hash)) await upgrade(context, found.credential, password)
    return { verdict: 'authenticated', identity: found.identity, method: 'password' }
  },
})

const hasPassword = ({ credentials }: View): boolean => credentials.some(({ type }) => type === 'password')

export const hashIn = (config: Readonly<Record<string, unknown>> | undefined): string | undefined =>
  typeof config?.['hashed_password'] === 'string' ? config['hashed_password'] : undefined

/** Stores a new hash with the current parameters, because only a sign-in has the clear-text password. */
async function upgrade(
  { hasher, identities }: StrategyContext,
  credential: CredentialRecord,
  password: string,
): Promise<void> {
  try {
    await identities.upgradePassword(credential, await hasher.hash(password))
  } catch (error) {
    // The user signs in all the same; a later sign-in upgrades the hash.
    if (!(error instanceof OverloadedError)) throw error
  }
}
