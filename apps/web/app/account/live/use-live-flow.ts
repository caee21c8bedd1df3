import type { FlowByKind, FlowKind, ProjectConfiguration } from '@collect/contract'
import {
  createFlowMachine,
  createTransport,
  typedIn,
  type FlowSnapshot,
  type Pressed,
  type Screen,
  type SourceOf,
} from '@collect/flow'
import type { FlowProps } from '@collect/flow-react'
import brands from '@collect/flow-react/brands.svg?url'
import { useText } from '@collect/messages/react'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'

import { useNonce } from '../../nonce.tsx'
import { useOpenPage } from '../../open-page.ts'
import { restoreDraft } from './draft-storage.ts'
import { withSameOriginScripts } from './same-origin-scripts.ts'
import { restartInPlace } from './restart-in-place.ts'
import { useExpiring } from './use-expiring.ts'

interface LiveFlowOptions<Kind extends FlowKind, S extends Screen> {
  readonly kind: Kind
  /** As the page's loader received it. */
  readonly flow: FlowByKind[Kind]
  /** Derives the screen; a page imports the function of its own kind alone. */
  readonly screenOf: (source: SourceOf<Kind>) => S
  readonly project: ProjectConfiguration
  readonly logoutUrl?: string | undefined
  /** Called after each answer that this page shows. */
  readonly onAnswer?: (snapshot: FlowSnapshot<FlowKind>) => void
}

/** Runs a flow with requests in place of page loads; the markup stays the same. */
export function useLiveFlow<Kind extends FlowKind, S extends Screen>(options: LiveFlowOptions<Kind, S>) {
  const { kind, flow, screenOf, project, logoutUrl, onAnswer } = options
  const formatter = useText()
  const { search, go } = useOpenPage()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const choice = query.get('choose') ?? undefined

  /** The request for a new flow failed. */
  const [isUnreached, setUnreached] = useState(false)
  const [last, setLast] = useState<Sent>()
  const [transport] = useState(createTransport)
  const [machine] = useState(() => {
    const made = createFlowMachine<FlowKind>({
      kind,
      flow,
      choice,
      project,
      transport,
      page: () => location.href,
      leave: (url) => location.assign(url),
      restart: async (from) => {
        const shown = made.getSnapshot()
        if (await restartInPlace({ kind, flow: shown.flow, from, typed: shown.typed, transport })) return
        made.wake()
        setUnreached(true)
      },
    })
    return made
  })
  const snapshot = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot)

  // The address holds the choice, so links, reload and the back button work.
  const given = useRef({ flow, choice })
  useEffect(() => {
    const last = given.current
    if (last.flow === flow && last.choice === choice) return
    given.current = { flow, choice }
    machine.show(last.flow === flow ? machine.getSnapshot().flow : flow, choice)
  }, [machine, flow, choice])

  // After hydration, because the server does not know the user's input.
  useEffect(restoreDraft, [])

  useEffect(() => {
    // The browser restored this page from its back/forward cache: a submitted form must be usable again.
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) machine.wake()
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [machine])

  const submit = useCallback(
    async (form: HTMLFormElement, submitter: HTMLElement | null) => {
      setUnreached(false)
      const pressed = pressedOf(submitter)
      // A provider's press takes no secrets along.
      setLast({ form, submitter, holdsSecret: pressed?.name !== 'provider' && holdsSecret(form) })
      await machine.submit(new FormData(form), pressed)
      onAnswer?.(machine.getSnapshot())
    },
    [machine, onAnswer],
  )
  const choose = useCallback((_method: string | undefined, href: string) => go(href), [go])

  const renew = useCallback(() => {
    const entries = [...document.forms].flatMap((form) => [...new FormData(form)])
    const { flow: shown } = machine.getSnapshot()
    const typed = typedIn(entries, shown.ui.nodes)
    const asked = restartInPlace({ kind, flow: shown, from: undefined, typed, isAsked: true, transport })
    void asked.then((isUnderWay) => setUnreached(!isUnderWay))
  }, [kind, machine, transport])
  const isExpiring = useExpiring(snapshot.flow)

  const { busy, failure, problem, typed, turn } = snapshot
  const screen = useMemo(
    () =>
      withSameOriginScripts(
        screenOf({
          kind,
          // Kind and flow belong together; the machine's type has two separate unions.
          flow: snapshot.flow as SourceOf<Kind>['flow'],
          choice: snapshot.choice,
          project,
          query: query.toString(),
          logoutUrl,
          problem,
          typed,
        }),
      ),
    [kind, screenOf, snapshot.flow, snapshot.choice, project, query, logoutUrl, problem, typed],
  )
  const props: FlowProps<S> = {
    screen,
    formatter,
    pressed: busy,
    turn,
    submit: (form, submitter) => void submit(form, submitter),
    take: machine.take,
    choose,
    brands,
    nonce: useNonce(),
  }
  // The field of a secret is empty by then, so the user types it again.
  const resend = last && !last.holdsSecret ? () => last.form.requestSubmit(last.submitter) : undefined
  return {
    flow: snapshot.flow,
    failure: failure ?? (isUnreached ? { reason: 'unreachable' as const } : undefined),
    again: failure ? resend : isUnreached ? renew : undefined,
    turn,
    props,
    renew: isExpiring ? renew : undefined,
  }
}

interface Sent {
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement | null
  readonly holdsSecret: boolean
}

const holdsSecret = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      field.value !== '' &&
      (field.type === 'password' || field.autocomplete === 'one-time-code'),
  )

function pressedOf(submitter: HTMLElement | null): Pressed | undefined {
  return submitter instanceof HTMLButtonElement && submitter.name
    ? { name: submitter.name, value: submitter.value }
    : undefined
}
