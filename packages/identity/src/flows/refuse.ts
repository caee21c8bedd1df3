import type { UiMessage } from '@collect/contract'
import type { Body } from '../methods/cell.ts'
import { isMethodName } from '../methods/matrix.ts'
import type { Refused } from '../methods/verdict.ts'
import { showFlow, type Answer } from './answer.ts'
import type { Caller } from './caller.ts'
import type { FlowRecord } from '../store/flow-record.ts'
import { keepFlow } from './keep-flow.ts'
import type { Service } from './service.ts'

/** The only fields whose content may stand in the form again; everything else is a secret, or was never asked for. */
const shownAgain = ['identifier', 'email', 'traits']
/** Nobody types more than this, in letters of JSON. */
const mostTyped = 32_768

/** What was typed and may stand in the form again (contract/nodes.md §1.3). */
function echoOf(body: Body): FlowRecord['values'] {
  const typed = Object.fromEntries(shownAgain.flatMap((name) => (name in body ? [[name, body[name]]] : [])))
  return JSON.stringify(typed).length > mostTyped ? {} : typed
}

/** The same screen again, with what is wrong; the earlier messages go, and what was saved before is not said again. */
export async function refuse(
  service: Service,
  caller: Caller,
  flow: FlowRecord,
  { messages, fieldMessages }: Pick<Refused, 'messages' | 'fieldMessages'>,
  body: Body,
): Promise<Answer> {
  const said: FlowRecord = {
    ...onItsScreen(flow, fieldMessages, body),
    ...(flow.kind === 'settings' && { state: 'show_form' as const }),
    messages: messages as readonly UiMessage[],
    fieldMessages,
    values: { ...flow.values, ...echoOf(body) },
    updatedAt: service.clock(),
  }
  await keepFlow(service, flow, said)
  return showFlow(service, caller, said, 400)
}

/** Of a registration in two steps, the step is shown where something is wrong (contract/nodes.md §4.2). */
function onItsScreen(flow: FlowRecord, fieldMessages: Refused['fieldMessages'], body: Body): FlowRecord {
  if (flow.kind !== 'registration' || flow.state !== 'choose_method') return flow
  const { screen: _, ...first } = flow
  if (Object.keys(fieldMessages).some((name) => name.startsWith('traits.'))) return first
  const isCredential = isMethodName(body['method']) && body['method'] !== 'profile'
  return isCredential ? { ...flow, screen: 'credential-selection' } : flow
}
