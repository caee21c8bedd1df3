import { MessageId, type UiMessage } from '@collect/contract'
import type { Body } from '../methods/strategy.ts'
import { isIdentifierFirst } from '../methods/login-identifier.ts'
import type { Refused } from '../methods/verdict.ts'
import { showFlow, type Answer } from './show/answer.ts'
import { countGrowth } from './stored/count-flow.ts'
import type { FlowRecord } from '../records/flow.ts'
import { echoOf } from './stored/echo.ts'
import { keepFlow } from './stored/keep-flow.ts'
import type { Service } from './service.ts'
import type { SubmissionContext } from './submission-context.ts'

/** The only fields that the form shows again; every other field is a secret or unknown. */
const shownAgain = ['identifier', 'email', 'traits', 'recovery_address', 'recovery_confirm_address']

export const typedValuesIn = (body: Body): FlowRecord['values'] =>
  Object.fromEntries(shownAgain.flatMap((name) => (name in body ? [[name, body[name]]] : [])))

/** The same screen again with the new messages; they replace the earlier ones and a success that was shown before. */
export async function refuse(
  { service, caller, flow, body }: SubmissionContext,
  { messages, fieldMessages }: Pick<Refused, 'messages' | 'fieldMessages'>,
): Promise<Answer> {
  const isSecond = flow.kind === 'login' && flow.requestedAal === 'aal2'
  const method = isSecond ? service.methods.meantBy(flow.kind, body) : undefined
  const said: FlowRecord = {
    ...onItsScreen(service, flow, Object.keys(fieldMessages), body),
    ...(method && { refusedMethod: method.name }),
    ...(flow.kind === 'settings' && { state: 'show_form' as const }),
    messages: [...linkingOf(flow), ...(messages as readonly UiMessage[])],
    fieldMessages,
    values: echoOf({ ...flow.values, ...typedValuesIn(body) }),
    updatedAt: service.clock(),
  }
  await countGrowth(service, caller, flow, said)
  await keepFlow(service, flow, said)
  return showFlow(service, caller, said, 400)
}

/** After a mistake, the user still connects a provider: the page keeps its title and says why it asks. */
const linkingOf = ({ state, messages }: FlowRecord): readonly UiMessage[] =>
  state === 'choose_method' ? messages.filter(({ id }) => id === MessageId.accountLinking) : []

/** In a flow with steps, shows the step that has the error (docs/contract/nodes.md §3.3, §4.2). */
function onItsScreen(
  { config, methods }: Service,
  given: FlowRecord,
  names: readonly string[],
  body: Body,
): FlowRecord {
  if (given.state !== 'choose_method') return given
  const flow = given.askedKeys && methods.meantBy(given.kind, body)?.name !== 'webauthn' ? withoutKeys(given) : given
  const named = methods.named(body['method'])
  const isCredential = named !== undefined && !named.isStep
  if (flow.kind === 'login' && isIdentifierFirst(config, { flow })) {
    return isCredential && names.some((name) => name !== 'identifier') ? { ...flow, active: 'identifier_first' } : flow
  }
  if (flow.kind !== 'registration') return flow
  const { screen: _, ...first } = flow
  if (names.some((name) => name.startsWith('traits.'))) return first
  return isCredential ? { ...flow, screen: 'credential-selection' } : flow
}

/** A user who was asked for a security key and tries another method sees all methods again. */
function withoutKeys(flow: FlowRecord): FlowRecord {
  const { askedKeys: _, ...rest } = flow
  return rest
}
