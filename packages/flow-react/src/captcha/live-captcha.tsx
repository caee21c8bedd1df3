import { MessageId } from '@collect/contract'
import type { CaptchaField } from '@collect/flow'
import type { TurnstileInstance } from '@marsidev/react-turnstile'
import { useEffect, useRef, useState } from 'react'
import { useFlowView } from '../flow-context.ts'
import type { CaptchaCheck } from '../captcha-gate.ts'
import { CaptchaBoundary } from './captcha-boundary.tsx'
import { useFirstInteraction } from './use-first-interaction.ts'
import { Widget } from './widget.tsx'

/** Times in milliseconds (CAPTCHA-WIDGET). */
const timeoutMs = 30_000
const lookEvery = 100
const resetAfter = 100

export interface LiveCaptchaProps {
  readonly field: CaptchaField
  /** Registers the check with the gate that holds forms back. */
  readonly onReady: (check: CaptchaCheck) => void
}

/** The running CAPTCHA, in a boundary of its own. */
export function LiveCaptcha(props: LiveCaptchaProps) {
  const { formatter } = useFlowView()
  const instead = (
    <p className="error" role="alert">
      {formatter.text('captcha.error')}
    </p>
  )
  return (
    <CaptchaBoundary instead={instead} onReady={props.onReady}>
      <RunningCaptcha {...props} />
    </CaptchaBoundary>
  )
}

/** Loads the widget, and so third-party code, only when the user touches the flow or submits a form. */
function RunningCaptcha({ field, onReady }: LiveCaptchaProps) {
  const { answerName } = field
  const { formatter, turn, captchaSize = 'flexible' } = useFlowView()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const widget = useRef<TurnstileInstance>(null)
  const answer = useRef('')
  const isBroken = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const [trouble, setTrouble] = useState<'unsolved' | 'error'>()
  const [isBegun, begin] = useFirstInteraction(place)

  useEffect(() => {
    async function pass(): Promise<boolean> {
      begin()
      if (isBroken.current) {
        isBroken.current = false
        setAttempt((count) => count + 1)
      }
      // By the clock: on a busy machine, each look takes longer than its pause.
      const end = Date.now() + timeoutMs
      while (Date.now() < end && !isBroken.current) {
        if (answer.current) {
          // New forms may have appeared since the answer.
          fill(answerName, answer.current)
          return true
        }
        await new Promise((resolve) => setTimeout(resolve, lookEvery))
      }
      setTrouble(isBroken.current ? 'error' : 'unsolved')
      return false
    }
    onReady({ pass })
  }, [onReady, answerName, begin])

  // Each submit uses up a CAPTCHA answer.
  const turnBefore = useRef(turn)
  useEffect(() => {
    if (turnBefore.current === turn) return undefined
    turnBefore.current = turn
    answer.current = ''
    const timer = setTimeout(() => {
      fill(answerName, '')
      widget.current?.reset()
    }, resetAfter)
    return () => clearTimeout(timer)
  }, [turn, answerName])

  return (
    <div ref={setPlace}>
      {place && isBegun && (
        <Widget
          key={attempt}
          ref={widget}
          field={field}
          locale={formatter.locale}
          size={captchaSize}
          place={place}
          onAnswer={(given) => {
            answer.current = given
            fill(answerName, given)
            if (given) setTrouble(undefined)
          }}
          onTrouble={() => setTrouble('error')}
          onBroken={() => {
            isBroken.current = true
            setTrouble('error')
          }}
        />
      )}
      <p className="error told-here" role="alert">
        {trouble === 'error' && formatter.text('captcha.error')}
        {trouble === 'unsolved' && formatter.message({ id: MessageId.labelCaptcha, type: 'info', text: '' })}
      </p>
    </div>
  )
}

/** Writes the answer into every form of the page: main form, providers and chip (docs/contract/nodes.md §9). */
function fill(name: string, answer: string): void {
  for (const element of document.getElementsByName(name)) {
    if (element instanceof HTMLInputElement) element.value = answer
  }
}
