import { useEffect, useState } from 'react'
import type { Pressed } from '@collect/flow'
import type { FlowView } from '../flow-context.ts'
import { createCaptchaGate } from '../captcha-gate.ts'

type Submit = FlowView['submit']
type GuardedSubmit = Pick<FlowView, 'captchaGate' | 'markPressed' | 'pressed' | 'submit'>

/** Submits a form through the gate: at once without a check, else after the check's answer. */
export function useGuardedSubmit(submit: Submit, pressed: FlowView['pressed'], turn: number): GuardedSubmit {
  const [captchaGate] = useState(createCaptchaGate)
  // An answer ends everything that ran before.
  const [marked, setMarked] = useState<{ readonly button: Pressed; readonly turn: number }>()
  const markPressed = (button: Pressed | undefined) => setMarked(button && { button, turn })

  useEffect(() => {
    // The browser restored the page from its back/forward cache: nothing runs any more.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setMarked(undefined)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])

  const guarded: Submit =
    submit &&
    ((form, submitter) => {
      const passing = captchaGate.pass()
      if (!passing) return submit(form, submitter)
      markPressed(pressedOf(submitter))
      void passing.then((passed) => {
        markPressed(undefined)
        if (passed) submit(form, submitter)
      })
    })
  return {
    captchaGate,
    markPressed,
    pressed: pressed ?? (marked?.turn === turn ? marked.button : undefined),
    submit: guarded,
  }
}

const pressedOf = (submitter: HTMLElement | null): Pressed =>
  submitter instanceof HTMLButtonElement ? { name: submitter.name, value: submitter.value } : { name: '', value: '' }
