import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { inputNode, passwordNode, submitNode } from '../../nodes/node.ts'
import { identifierForms } from '../../schema/normalise.ts'
import { defineCell, type View } from '../cell.ts'
import { refused } from '../verdict.ts'

/** The name that older clients send. */
const withOlderName = (body: unknown) => {
  if (typeof body !== 'object' || body === null) return body
  const { password_identifier: older, ...rest } = body as Record<string, unknown> // an object, as just asked
  return { identifier: older, ...rest }
}

export const passwordLogin = defineCell({
  payload: z.preprocess(withOlderName, z.object({ identifier: z.string(), password: z.string() })),

  nodes: (view) =>
    view.flow.requestedAal === 'aal2'
      ? []
      : [
          identifierNode(view),
          passwordNode('current-password'),
          submitNode(
            'password',
            'method',
            'password',
            view.flow.refresh ? MessageId.loginVerifyPassword : MessageId.loginPassword,
          ),
        ],

  async submit({ identities, hasher }, { identifier, password }) {
    let found: Awaited<ReturnType<typeof identities.findByPasswordIdentifier>>
    for (const form of identifierForms(identifier)) found ??= await identities.findByPasswordIdentifier(form)
    // The decoy keeps an unknown address as slow as a wrong password.
    const hash = hashOf(found?.credential.config) ?? hasher.decoy
    const matches = await hasher.matches(password, hash)
    if (!found || !matches) return refused(message(MessageId.invalidCredentials))
    if (hasher.needsUpgrade(hash)) await identities.upgradePassword(found.credential, await hasher.hash(password))
    return { verdict: 'proved', identity: found.identity, method: 'password' }
  },
})

function identifierNode({ flow, schema, identity }: View) {
  if (flow.refresh) {
    const known = identity && schema.identifiersOf(identity.traits).password[0]
    return inputNode('default', 'identifier', 'hidden', { value: known ?? '' })
  }
  const { identifier } = flow.values
  const title = schema.identifierTitle
  const field = schema.fields.find((trait) => trait.title === title)
  const label =
    title !== undefined && field
      ? message(MessageId.labelTrait, { title, name: field.name })
      : message(MessageId.labelIdentifier)
  const value = typeof identifier === 'string' ? identifier : ''
  return inputNode('default', 'identifier', 'text', { value, required: true }, label)
}

export const hashOf = (config: Readonly<Record<string, unknown>> | undefined): string | undefined =>
  typeof config?.['hashed_password'] === 'string' ? config['hashed_password'] : undefined
