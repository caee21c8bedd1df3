import type { ProjectConfiguration } from '@collect/contract'
import { problemOf, type Problem } from '../form/check.ts'
import { cleared, stateOf, type FormState, type ScreenFlows } from '../form/form-state.ts'
import { payloadOf, type Pressed } from '../form/payload.ts'
import { typedIn } from '../form/typed-in.ts'
import type { FormEntries } from '../form/values.ts'
import { restartAddressOf, withFlow } from '../wire/flow-address.ts'
import type { FailureReason, Outcome } from '../wire/outcome.ts'
import { outcomeOf } from '../wire/outcome-of.ts'
import type { Answer } from '../wire/answer.ts'
import type { Transport } from '../wire/transport.ts'
import { toConsole } from '../wire/to-console.ts'
import { createStore, type Subscribable } from './subscribable.ts'

/** The current state of a flow on a page. */
export interface FlowSnapshot<Kind extends keyof ScreenFlows = keyof ScreenFlows> {
  readonly kind: Kind
  readonly flow: ScreenFlows[Kind]
  readonly formState: FormState
  /** The method that the user chose; `''` after going back to the list. */
  readonly choice: string | undefined
  /** The button whose request runs. Its name is empty if a script submitted the form. */
  readonly busy: Pressed | undefined
  /** The problem that blocks the submit (CODE-CHECK-1). */
  readonly problem: Problem | undefined
  /** The failure of the last request. `failureKeyOf(reason)` is the key of its text. */
  readonly failure: { readonly reason: FailureReason; readonly detail?: string } | undefined
  /** Texts of the last submit by name, without secrets. They stay in fields that the service does not echo. */
  readonly typed: Readonly<Record<string, string>>
  /**
   * Counts the results of submits: answers and client-side problems. Each result clears fields for secrets, when the
   * buttons become active again (SUBMIT-STATE-1).
   */
  readonly turn: number
}

export interface FlowMachine<Kind extends keyof ScreenFlows = keyof ScreenFlows> extends Subscribable<
  FlowSnapshot<Kind>
> {
  /** Sends the form and returns its outcome; does nothing while another submit runs. */
  submit(entries: FormEntries, pressed?: Pressed): Promise<Outcome | undefined>
  /** Shows the answer to the browser's account chooser. A failure changes nothing. */
  take(answer: Answer): void
  /** `undefined` goes back to the list of methods. */
  choose(method: string | undefined): void
  /** Shows a flow that the page has fetched, a new one or the same one again. */
  show(flow: ScreenFlows[Kind], choice?: string): void
  /** The browser restored the page (back button), so buttons work again. */
  wake(): void
  close(): void
}

export interface FlowMachineOptions<Kind extends keyof ScreenFlows> {
  readonly kind: Kind
  readonly flow: ScreenFlows[Kind]
  readonly choice?: string | undefined
  readonly project: ProjectConfiguration
  readonly transport: Transport
  /** Returns the absolute address of the page. */
  readonly page: () => string
  /** Opens an address as a full page. */
  readonly leave: (url: string) => void
  /** Starts a new flow in place, or shows `from` if the service has made it. Without it, the page navigates. */
  readonly restart?: (from: string | undefined) => void
  /** Receives details of an unusable answer. The default is the console (ERROR-TRANSPORT-3). */
  readonly report?: (details: string) => void
}

export function createFlowMachine<Kind extends keyof ScreenFlows>(
  options: FlowMachineOptions<Kind>,
): FlowMachine<Kind> {
  const { kind, project, transport, page, leave, report = toConsole } = options
  const store = createStore<FlowSnapshot<Kind>>({
    kind,
    flow: options.flow,
    formState: stateOf(kind, options.flow, options.choice),
    choice: options.choice,
    busy: undefined,
    problem: undefined,
    failure: undefined,
    typed: {},
    turn: 0,
  })
  let running: AbortController | undefined

  const change = (changes: Partial<FlowSnapshot<Kind>>) => {
    const next = { ...store.getSnapshot(), ...changes }
    store.set({ ...next, formState: stateOf(kind, next.flow, next.choice) })
  }

  /** Carries out an outcome. The machine stays busy while the page navigates away. */
  function act(outcome: Outcome, choice: string | undefined): void {
    const { flow, turn } = store.getSnapshot()
    switch (outcome.outcome) {
      case 'show':
        // A shown flow has the kind of the submit; others navigate (wire/outcome.ts).
        change({ flow: outcome.flow as ScreenFlows[Kind], choice, busy: undefined, turn: turn + 1 })
        return
      case 'leave':
      case 'verify':
        leave(outcome.url)
        return
      case 'restart':
        if (options.restart) options.restart(outcome.from)
        else leave(restartOf(kind, flow, page(), outcome.from))
        return
      case 'fail':
        if (outcome.detail) report(`${kind}: ${outcome.reason}: ${outcome.detail}`)
        change({ failure: outcome, busy: undefined, turn: turn + 1 })
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,

    async submit(entries, pressed) {
      const { flow, formState, busy, turn } = store.getSnapshot()
      if (busy) return undefined
      const sent = [...entries]
      const payload = payloadOf(kind, flow.ui.nodes, sent, pressed)
      const problem = problemOf(formState, flow.ui.nodes, payload, pressed)
      if (problem) {
        change({ problem, failure: undefined, turn: turn + 1 })
        return undefined
      }
      const controller = new AbortController()
      running = controller
      change({
        busy: pressed ?? { name: '', value: '' },
        problem: undefined,
        failure: undefined,
        typed: typedIn(sent, flow.ui.nodes),
      })
      const answer = await transport.post(flow.ui.action, payload, controller.signal)
      if (controller.signal.aborted) return undefined
      const outcome = outcomeOf({ kind, flow, page: page(), project }, answer)
      act(outcome, choiceAfter(payload['method'], store.getSnapshot().choice))
      return outcome
    },

    take(answer) {
      const { flow, choice } = store.getSnapshot()
      const outcome = outcomeOf({ kind, flow, page: page(), project }, answer)
      // The user did not send it, so the page also stays when the service knows nothing to go on with.
      const isNews = outcome.outcome === 'restart' ? outcome.from !== undefined : outcome.outcome !== 'fail'
      if (isNews) act(outcome, choice)
    },

    choose: (method) => change({ choice: method ?? cleared, problem: undefined, failure: undefined }),
    show: (flow, choice) => change({ flow, choice, busy: undefined, problem: undefined, failure: undefined }),
    wake: () => change({ busy: undefined }),
    close: () => running?.abort(),
  }
}

/** Requesting a code chooses the method (STATE-CHANGE-2). An older choice must not hide messages of another method. */
function choiceAfter(method: unknown, choice: string | undefined): string | undefined {
  if (method === 'code') return 'code'
  return method === choice ? choice : undefined
}

/** The page's address with a known flow, or the start of a new flow with the same parameters (FLOW-PAGE-5). */
function restartOf(kind: keyof ScreenFlows, flow: object, page: string, from: string | undefined): string {
  if (from) return withFlow(page, from)
  // A consent flow cannot restart: the application must ask again.
  return kind === 'oauth2_consent' ? page : restartAddressOf(kind, flow)
}
