import { useEffect, useState } from 'react'
import { useFlowView, type Pressed } from '../flow-context.ts'
import { loadCeremony, type CeremonyEnd } from '../load-ceremony.ts'

interface Ceremony {
  /** How the last one ended; undefined while one runs. */
  readonly end: CeremonyEnd | undefined
  readonly start: () => void
}

/** A ceremony of the browser behind a button: busy while it runs, usable again however it ends (SUBMIT-STATE-2). */
export function useCeremony(trigger: string, button: Pressed): Ceremony {
  const { gate, hold } = useFlowView()
  const [end, setEnd] = useState<CeremonyEnd>()

  // Browsers open the dialog right after a click only, so the code is there before the click.
  useEffect(() => void loadCeremony().catch(ignore), [])

  async function run() {
    setEnd(undefined)
    hold(button)
    if ((await gate.pass()) === false) return hold(undefined)
    const how = await loadCeremony().then(
      ({ runCeremony }) => runCeremony(trigger),
      (): CeremonyEnd => 'missing',
    )
    setEnd(how)
    if (how !== 'sent') hold(undefined)
    // The script submits the form by itself, which leaves the page; if it did not, the button works again.
    else setTimeout(() => hold(undefined), sending)
  }
  return { end, start: () => void run() }
}

/** How long a page may take to go away, in milliseconds. */
const sending = 10_000

/** Whoever needs it asks again, and then says what happened. */
const ignore = () => {}

/** Whether the function is there; `undefined` until it is known (PASSKEY-READY-2: 5000 ms). */
export function useCeremonyReady(name: string): boolean | undefined {
  const [ready, setReady] = useState<boolean>()
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    loadCeremony().then(
      ({ watchReady }) => {
        if (!isOver) stop = watchReady(name, setReady)
      },
      () => setReady(false),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [name])
  return ready
}
