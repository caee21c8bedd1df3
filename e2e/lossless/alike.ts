import type { UiNode } from '@collect/contract'
import type { GoldenFlow } from '../setup/golden/golden-flows.ts'

/**
 * One of all answers with the same nodes: their pages have the same forms and controls, and differ in words, marks and
 * input. The tests of flow check the screen of every answer.
 */
export function oneOfAlike(answers: readonly GoldenFlow[]): readonly GoldenFlow[] {
  const firsts = new Map<string, GoldenFlow>()
  for (const answer of answers) {
    const looks = looksOf(answer)
    if (!firsts.has(looks)) firsts.set(looks, answer)
  }
  return [...firsts.values()]
}

/** The structure of a page: its nodes in order, and where it has messages. */
const looksOf = ({ kind, flow }: GoldenFlow): string =>
  JSON.stringify([
    kind,
    // Only some kinds have these.
    ...['state', 'active', 'refresh', 'requested_aal'].map((key): unknown => Reflect.get(flow, key)),
    flow.ui.messages !== undefined,
    flow.ui.nodes.map(nodeLooks),
  ])

const nodeLooks = ({ type, group, attributes, messages }: UiNode) => [
  type,
  group,
  'name' in attributes ? attributes.name : attributes.id,
  'type' in attributes && attributes.type,
  // Its value is what a button sends; that of a field is input.
  isPressed(attributes) && 'value' in attributes && made(attributes.value),
  messages.length > 0,
]

const isPressed = (attributes: UiNode['attributes']) =>
  'name' in attributes && /^(submit|button)$/.test(attributes.type)

/** Ids and tokens differ in each answer. */
const made = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/[\w+/=:.-]{24,}/g, '…') : value
