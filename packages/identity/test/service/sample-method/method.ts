import { MessageId, type AuthenticationMethodName, type Group } from '@collect/contract'
import { z } from 'zod'
import { defineStrategy, isTrue, type StrategyContext } from '../../../src/methods/strategy.ts'
import { identifierNodes } from '../../../src/methods/login-identifier.ts'
import { defineMethod } from '../../../src/methods/method.ts'
import { definePortable } from '../../../src/methods/portable.ts'
import { refused, refusedIssues, requiredIssue } from '../../../src/methods/verdict.ts'
import { reasons } from '../../../src/nodes/reasons.ts'
import { message } from '../../../src/nodes/message.ts'
import { inputNode, submitNode } from '../../../src/nodes/node.ts'
import type { CredentialRecord } from '../../../src/records/identity.ts'

const name: string = 'sample'
// The wire's types know only the methods of Kratos.
const group = name as Group
const method = name as AuthenticationMethodName

const purpose = 'sample-word'
type Vault = Pick<StrategyContext, 'vault'>
const sealed = ({ vault }: Vault, word: string) => ({ sealed: vault.seal(purpose, word) })
const wordIn = ({ vault }: Vault, { config }: CredentialRecord) => vault.open(purpose, String(config['sealed']))

const wordNode = () =>
  inputNode(
    group,
    'sample_word',
    'password',
    { required: true },
    message(MessageId.labelTrait, { title: 'Word', name: 'sample_word' }),
  )

const sampleLogin = defineStrategy({
  payload: z.object({ identifier: z.string(), sample_word: z.string() }),

  nodes: (view, context) =>
    view.flow.requestedAal === 'aal2'
      ? []
      : [...identifierNodes(view, context), wordNode(), submitNode(group, 'method', name, MessageId.labelContinue)],

  async submit(context, { identifier, sample_word: word }) {
    const identity = await context.identities.findByIdentifier(name, identifier)
    const credentials = identity ? await context.identities.credentialsOf(identity.id) : []
    const isRight = credentials.some((one) => one.type === name && wordIn(context, one) === word)
    return identity && isRight
      ? { verdict: 'authenticated', identity, method }
      : refused(message(MessageId.invalidCredentials))
  },
})

const sampleSettings = defineStrategy({
  payload: z.object({ sample_word: z.string().optional(), sample_remove: z.coerce.string().optional() }),

  nodes: ({ credentials }) =>
    credentials.some(({ type }) => type === name)
      ? [submitNode(group, 'sample_remove', 'true', MessageId.settingsTotpUnlink)]
      : [wordNode(), submitNode(group, 'method', name, MessageId.labelSave)],

  async submit(context, { sample_word: word, sample_remove: remove }, { identity, isPrivileged, schema, actor }) {
    if (!identity || !isPrivileged) return { verdict: 'needs_privileged_session' }
    const saved = { verdict: 'settings_saved', method: name, identity, unproved: [] } as const
    if (isTrue(remove)) {
      const gone = (kept: readonly CredentialRecord[]) =>
        context.factors.waysIn(kept) > 1 ? ('gone' as const) : undefined
      const isGone = await context.identities.changeCredential(identity, name, 'credential_removed', gone, actor)
      return isGone === true ? saved : refused(reasons.lastWayIn())
    }
    if (word === undefined) return refusedIssues([requiredIssue('sample_word')])
    const kept = { config: sealed(context, word), identifiers: schema.identifiersOf(identity.traits).password }
    await context.identities.changeCredential(identity, name, 'credential_added', () => kept, actor)
    return saved
  },
})

/** A method that no client knows: an account signs in with a word of its own. */
export const sample = defineMethod({
  name,
  isEnabled: () => true,
  strategies: { login: sampleLogin, settings: sampleSettings },
  rank: { login: 55, settings: 25 },
  claims: { settings: ({ sample_remove }) => isTrue(sample_remove) },
  triedName: ({ identifier, sample_word }) => (sample_word === undefined ? undefined : identifier),
  wrong: MessageId.invalidCredentials,
  siteNames: () => ['Cabinet of Samples'],
  credential: {
    isPasswordlessFor: () => true,
    isNamed: true,
    names: ({ password }) => password,
    removal: { name: 'sample_remove', value: 'true' },
    isDeletable: true,
    portable: definePortable({
      config: z.strictObject({ word: z.string() }),
      keep: (tools, { word }, identifiers) => ({ config: sealed(tools, word), identifiers }),
      show: (tools, credential) => ({ word: wordIn(tools, credential) }),
    }),
  },
})
