import type { UiNode } from '@collect/contract'
import type { GoldenFlow } from '../setup/golden/golden-flows.ts'

/**
 * One of all answers that differ only in input, time and place: their pages have the same forms, controls and messages.
 * The tests of flow-react check the markup of every answer.
 */
export function oneOfAlike(answers: readonly GoldenFlow[]): readonly GoldenFlow[] {
  const firsts = new Map<string, GoldenFlow>()
  for (const answer of answers) {
    const looks = looksOf(answer)
    if (!firsts.has(looks)) firsts.set(looks, answer)
  }
  return [...firsts.values()]
}

/** The structure of a page, without ids, times, tokens and input. */
const looksOf = ({ kind, flow }: GoldenFlow): string =>
  JSON.stringify([
    kind,
    // Only some kinds have these.
    ...['state', 'active', 'refresh', 'requested_aal'].map((key): unknown => Reflect.get(flow, key)),
    flow.ui.messages?.map(({ id }) => id),
    flow.ui.nodes.map(nodeLooks),
  ])

const nodeLooks = ({ type, group, attributes, meta, messages }: UiNode) => [
  type,
  group,
  Object.entries(attributes)
    .map(([name, value]: [string, unknown]) => [
      name,
      name !== 'value' || isPressed(attributes) ? made(value) : !!value,
    ])
    .toSorted(),
  meta.label?.id,
  messages.map(({ id }) => id),
]

const isPressed = (attributes: UiNode['attributes']) =>
  'name' in attributes && /^(submit|button)$/.test(attributes.type)

/** Images, scripts and addresses differ in each answer; a text is compared by its number. */
const made = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(/[\w+/=:.-]{24,}/g, '…')
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}
