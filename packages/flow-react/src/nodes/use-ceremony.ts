import { useEffect, useState } from 'react'
import type { Pressed } from '@collect/flow'
import { useFlowView } from '../flow-context.ts'
import { loadCeremony, type CeremonyEnd } from '../load-ceremony.ts'

interface Ceremony {
  /** How the last ceremony ended; undefined while one runs. */
  readonly end: CeremonyEnd | undefined
  readonly start: () => void
}

/** A WebAuthn ceremony behind a button. The button is busy while it runs and usable after any end (SUBMIT-STATE-2). */
export function useCeremony(trigger: string, button: Pressed): Ceremony {
  const { captchaGate, markPressed } = useFlowView()
  const [end, setEnd] = useState<CeremonyEnd>()

  // Browsers open the dialog only right after a click, so the code must load before the click.
  useEffect(() => void loadCeremony().catch(ignore), [])

  async function run() {
    setEnd(undefined)
    markPressed(button)
    if ((await captchaGate.pass()) === false) return markPressed(undefined)
    const how = await loadCeremony().then(
      ({ runCeremony }) => runCeremony(trigger),
      (): CeremonyEnd => (navigator.onLine ? 'missing' : 'offline'),
    )
    setEnd(how)
    if (how !== 'sent') markPressed(undefined)
    // The script submits the form, which leaves the page. If not, the button works again after a while.
    else setTimeout(() => markPressed(undefined), sending)
  }
  return { end, start: () => void run() }
}

/** Timeout for the code, in milliseconds, as for the service's script (PASSKEY-READY-2). */
const timeoutMs = 5000

/** Maximum time for a submit to leave the page, in milliseconds. */
const sending = 10_000

/** A failed load is ignored here: the click loads again and shows the error. */
const ignore = () => {}

/** Whether the trigger function exists; `undefined` until known (PASSKEY-READY-2: 5000 ms). */
export function useCeremonyReady(name: string): boolean | undefined {
  const [ready, setReady] = useState<boolean>()
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    const late = setTimeout(setReady, timeoutMs, false)
    loadCeremony().then(
      ({ watchReady }) => {
        clearTimeout(late)
        if (!isOver) stop = watchReady(name, setReady)
      },
      () => setReady(false),
    )
    return () => {
      isOver = true
      clearTimeout(late)
      stop()
    }
  }, [name])
  return ready
}
