import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { flowKinds, type AnyFlow, type FlowKind, type UiMessage } from '@collect/contract'

/** A recorded or hand-made answer that a page can be drawn from. */
export interface GoldenFlow {
  /** Its place in its folder, fit for an address: `login~code-sent`. */
  readonly name: string
  readonly kind: FlowKind
  readonly flow: AnyFlow
}

const isKind = (word: string): word is FlowKind => (flowKinds as readonly string[]).includes(word)

/** Every flow of a browser, in the order of its place. */
function flowsIn(folder: string): readonly GoldenFlow[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .toSorted()
    .flatMap((path) => {
      const place = path.replace(/\.json$/, '').split(/[/\\]/)
      // What is read here was compared with the contract's types where it was written.
      const flow = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Partial<AnyFlow>
      // A path may lie (docs/contract/nodes.md §12.1); only what is over posts elsewhere.
      const kind =
        flowKinds.find((word) => flow.ui?.action.includes(`/self-service/${word}?`)) ?? place.toReversed().find(isKind)
      return kind && flow.ui && flow.type === 'browser' ? [{ name: place.join('~'), kind, flow: flow as AnyFlow }] : []
    })
}

const golden = fileURLToPath(new URL('../../../packages/contract/golden/', import.meta.url))

/** What our own service answers, and what was made by hand. */
export const goldenFlows = flowsIn(golden)

const recorded = process.env['CONTRACT_FLOWS']

/** What a Kratos answered; none where its answers are not at hand. */
export const recordedFlows = recorded ? flowsIn(recorded) : []

/** Whether it asks for proof that somebody is no robot. */
export const hasWidget = ({ flow }: GoldenFlow): boolean => flow.ui.nodes.some(({ group }) => group === 'captcha')

const isError = ({ type }: UiMessage) => type === 'error'

/** The errors of a flow's fields and of the flow itself. */
export const errorsOf = ({ ui }: AnyFlow): readonly UiMessage[] =>
  [...(ui.messages ?? []), ...ui.nodes.flatMap(({ messages }) => messages ?? [])].filter(isError)

/** The same flow before anything was wrong. */
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

/** Some answers only say where to go next; a page that gets one is left at once. */
export const leavesAtOnce = ({ flow }: GoldenFlow): boolean =>
  'continue_with' in flow && (flow.continue_with ?? []).some(({ action }) => leaving.includes(action))

/** What a page can be looked at in: every golden flow that stays on its page, and the consents, which no service answers with. */
export const goldenStates: readonly { readonly kind: FlowKind | 'oauth2_consent'; readonly name: string }[] = [
  ...goldenFlows.filter((flow) => !leavesAtOnce(flow)).map(({ kind, name }) => ({ kind, name })),
  ...readdirSync(join(golden, 'handmade', 'oauth2_consent'))
    .toSorted()
    .map((file) => ({ kind: 'oauth2_consent' as const, name: file.replace(/\.json$/, '') })),
]
