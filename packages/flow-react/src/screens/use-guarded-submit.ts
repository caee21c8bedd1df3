import { useEffect, useState } from 'react'
import type { FlowView, Pressed } from '../flow-context.ts'
import { createGate } from '../gate.ts'

type Submit = FlowView['submit']
type Guarded = Pick<FlowView, 'gate' | 'hold' | 'pressed' | 'submit'>

/** Submits a form through the gate: at once without a check, else after the check's answer. */
export function useGuardedSubmit(submit: Submit, pressed: FlowView['pressed'], turn: number): Guarded {
  const [gate] = useState(createGate)
  // An answer ends everything that ran before.
  const [held, setHeld] = useState<{ readonly button: Pressed; readonly turn: number }>()
  const hold = (button: Pressed | undefined) => setHeld(button && { button, turn })

  useEffect(() => {
    // The browser restored the page from its back/forward cache: nothing runs any more.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setHeld(undefined)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])

  const guarded: Submit =
    submit &&
    ((form, submitter) => {
      const passing = gate.pass()
      if (!passing) return submit(form, submitter)
      hold(pressedOf(submitter))
      void passing.then((passed) => {
        hold(undefined)
        if (passed) submit(form, submitter)
      })
    })
  return { gate, hold, pressed: pressed ?? (held?.turn === turn ? held.button : undefined), submit: guarded }
}

const pressedOf = (submitter: HTMLElement | null): Pressed =>
  submitter instanceof HTMLButtonElement ? { name: submitter.name, value: submitter.value } : { name: '', value: '' }
