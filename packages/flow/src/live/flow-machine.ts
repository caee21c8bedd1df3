import type { ProjectConfiguration } from '@collect/contract'
import { problemOf, type Problem } from '../form/check.ts'
import { cleared, stateOf, type FormState, type ScreenFlows } from '../form/form-state.ts'
import { payloadOf, type FormEntries, type Pressed } from '../form/payload.ts'
import { typedIn } from '../form/typed-in.ts'
import { restartAddressOf, withFlow } from '../wire/flow-address.ts'
import type { FailureReason, Outcome } from '../wire/outcome.ts'
import { outcomeOf } from '../wire/outcome-of.ts'
import type { Transport } from '../wire/transport.ts'
import { toConsole } from '../wire/to-console.ts'
import { createStore, type Subscribable } from './subscribable.ts'

/** A flow on a page, as it is now. */
export interface FlowSnapshot<Kind extends keyof ScreenFlows = keyof ScreenFlows> {
  readonly kind: Kind
  readonly flow: ScreenFlows[Kind]
  readonly formState: FormState
  /** The method that the person chose; `''` after going back to the list. */
  readonly choice: string | undefined
  /** The button whose request runs; its name is empty when a script sent the form. */
  readonly busy: Pressed | undefined
  /** What keeps the form from being sent (CODE-CHECK-1). */
  readonly problem: Problem | undefined
  /** The last request came to nothing; its words are `failureKeyOf(reason)`. */
  readonly failure: { readonly reason: FailureReason; readonly detail?: string } | undefined
  /** Texts that were sent last, by name, without secrets: what the service doesn't echo stays in its field. */
  readonly typed: Readonly<Record<string, string>>
  /**
   * Counts what came of submits: answers, and what was found wrong before asking. Fields for secrets are drawn anew
   * with each, in the moment in which the buttons work again (SUBMIT-STATE-1: cleared after submit).
   */
  readonly turn: number
}

export interface FlowMachine<Kind extends keyof ScreenFlows = keyof ScreenFlows> extends Subscribable<
  FlowSnapshot<Kind>
> {
  /**
   * Sends the form; a second one waits for the first. Gives what came of it. `post` sends the same as a page: where
   * signing in again comes first, the service keeps that and carries it out afterwards.
   */
  submit(entries: FormEntries, pressed?: Pressed, post?: () => void): Promise<Outcome | undefined>
  /** `undefined` goes back to the list of methods. */
  choose(method: string | undefined): void
  /** The page fetched a flow by itself: a new one, or the same one afresh. */
  show(flow: ScreenFlows[Kind], choice?: string): void
  /** The page is shown again after it was left (back button): buttons work again. */
  wake(): void
  close(): void
}

export interface FlowMachineOptions<Kind extends keyof ScreenFlows> {
  readonly kind: Kind
  readonly flow: ScreenFlows[Kind]
  readonly choice?: string | undefined
  readonly project: ProjectConfiguration
  readonly transport: Transport
  /** Absolute address of the page, read when it is needed. */
  readonly page: () => string
  /** Opens an address as a full page. */
  readonly leave: (url: string) => void
  /** Puts a new flow in place of this one: `from` when the service made it already. Without it the page leaves. */
  readonly restart?: (from: string | undefined) => void
  /** Takes the details of an answer that can't be used; the console, unless said otherwise (ERROR-TRANSPORT-3). */
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

  /** Effects of an outcome. Who leaves stays busy: the page is on its way out. */
  function act(outcome: Outcome, choice: string | undefined, post?: () => void): void {
    const { flow, turn } = store.getSnapshot()
    switch (outcome.outcome) {
      case 'show':
        // The service answers a submit of this kind with a flow of this kind; others leave (wire/outcome.ts).
        change({ flow: outcome.flow as ScreenFlows[Kind], choice, busy: undefined, turn: turn + 1 })
        return
      case 'leave':
        if (outcome.keepsForm && post) post()
        else leave(outcome.url)
        return
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

    async submit(entries, pressed, post) {
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
      act(outcome, choiceAfter(payload['method'], store.getSnapshot().choice), post)
      return outcome
    },

    choose: (method) => change({ choice: method ?? cleared, problem: undefined, failure: undefined }),
    show: (flow, choice) => change({ flow, choice, busy: undefined, problem: undefined, failure: undefined }),
    wake: () => change({ busy: undefined }),
    close: () => running?.abort(),
  }
}

/** A code is chosen by sending for it (STATE-CHANGE-2); an older choice must not hide what another method says. */
function choiceAfter(method: unknown, choice: string | undefined): string | undefined {
  if (method === 'code') return 'code'
  return method === choice ? choice : undefined
}

/** A known flow is set on the page's address; a new one starts with what this one was asked for (FLOW-PAGE-5). */
function restartOf(kind: keyof ScreenFlows, flow: object, page: string, from: string | undefined): string {
  if (from) return withFlow(page, from)
  // A consent has no start of its own: the application asks again.
  return kind === 'oauth2_consent' ? page : restartAddressOf(kind, flow)
}
