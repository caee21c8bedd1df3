import type { ProjectConfiguration } from '@collect/contract'
import {
  createFlowMachine,
  createTransport,
  consentScreenOf,
  type ConsentFlow,
  type ConsentScreen,
} from '@collect/flow'
import type { FlowProps } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useMemo, useState, useSyncExternalStore } from 'react'

/** Posts the decision on a consent with `fetch`, then follows the address in the answer. */
export function useLiveConsent(flow: ConsentFlow, project: ProjectConfiguration) {
  const formatter = useText()
  const [machine] = useState(() =>
    createFlowMachine({
      kind: 'oauth2_consent',
      flow,
      project,
      transport: createTransport(),
      page: () => location.href,
      leave: (url) => location.assign(url),
    }),
  )
  const { busy, failure, turn } = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot)
  const screen = useMemo(() => consentScreenOf({ kind: 'oauth2_consent', flow, project }), [flow, project])
  const props: FlowProps<ConsentScreen> = {
    screen,
    formatter,
    pressed: busy,
    turn,
    submit(form, submitter) {
      const pressed = submitter instanceof HTMLButtonElement ? submitter : undefined
      void machine.submit(new FormData(form), pressed && { name: pressed.name, value: pressed.value })
    },
    choose: undefined,
  }
  return { props, failure }
}
