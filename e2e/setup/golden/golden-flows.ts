import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { flowKinds, type AnyFlow, type FlowKind, type UiMessage } from '@collect/contract'

/** A recorded or handmade flow that a page can render. */
export interface GoldenFlow {
  /** Its path in its folder, in a form for URLs: `login~code-sent`. */
  readonly name: string
  readonly kind: FlowKind
  readonly flow: AnyFlow
}

const isKind = (word: string): word is FlowKind => (flowKinds as readonly string[]).includes(word)

/** All browser flows, ordered by path. */
function flowsIn(folder: string): readonly GoldenFlow[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .toSorted()
    .flatMap((path) => {
      const place = path.replace(/\.json$/, '').split(/[/\\]/)
      // The tests that wrote these files compared them with the contract's types.
      const flow = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Partial<AnyFlow>
      // A path may name another kind (docs/contract/nodes.md §12.1); only finished flows post elsewhere.
      const kind =
        flowKinds.find((word) => flow.ui?.action.includes(`/self-service/${word}?`)) ?? place.toReversed().find(isKind)
      return kind && flow.ui && flow.type === 'browser' ? [{ name: place.join('~'), kind, flow: flow as AnyFlow }] : []
    })
}

const golden = fileURLToPath(new URL('../../../packages/contract/golden/', import.meta.url))

/** Answers of the embedded service, and handmade ones. */
export const goldenFlows = flowsIn(golden)

const recorded = process.env['CONTRACT_FLOWS']

/** Recorded answers of a Kratos; none without the folder of recordings. */
export const recordedFlows = recorded ? flowsIn(recorded) : []

/** Whether it has a CAPTCHA. */
export const hasWidget = ({ flow }: GoldenFlow): boolean => flow.ui.nodes.some(({ group }) => group === 'captcha')

const isError = ({ type }: UiMessage) => type === 'error'

/** The errors of a flow's fields and of the flow itself. */
export const errorsOf = ({ ui }: AnyFlow): readonly UiMessage[] =>
  [...(ui.messages ?? []), ...ui.nodes.flatMap(({ messages }) => messages ?? [])].filter(isError)

/** The same flow without its errors. */
export const withoutErrors = (flow: AnyFlow): AnyFlow => ({
  ...flow,
  ui: {
    ...flow.ui,
    messages: (flow.ui.messages ?? []).filter((message) => !isError(message)),
    nodes: flow.ui.nodes.map((node) => ({
      ...node,
      messages: (node.messages ?? []).filter((message) => !isError(message)),
    })),
  } as AnyFlow['ui'],
})

const leaving: readonly string[] = ['redirect_browser_to', 'show_settings_ui']

/** Answers that redirect at once to another page. */
export const leavesAtOnce = ({ flow }: GoldenFlow): boolean =>
  'continue_with' in flow && (flow.continue_with ?? []).some(({ action }) => leaving.includes(action))

/** States to check: golden flows that stay on their page, and consents, which are not flows of the service. */
export const goldenStates: readonly { readonly kind: FlowKind | 'oauth2_consent'; readonly name: string }[] = [
  ...goldenFlows.filter((flow) => !leavesAtOnce(flow)).map(({ kind, name }) => ({ kind, name })),
  ...readdirSync(join(golden, 'handmade', 'oauth2_consent'))
    .toSorted()
    .map((file) => ({ kind: 'oauth2_consent' as const, name: file.replace(/\.json$/, '') })),
]
