import type { SubmitField } from '@collect/flow'
import { useEffect, useRef, useState } from 'react'
import { SubmitButton } from '../fields/buttons/submit-button.tsx'
import { useFlowView, useSay } from '../flow-context.ts'
import { isPressed } from '../nodes/submit-view.tsx'

/** Seconds between two codes. Without a script the service's own limits hold alone. */
const pause = 30

interface ResendViewProps {
  readonly field: SubmitField
  readonly look?: 'link' | 'plain'
  /** Opens together with a step, which an answer may have opened by sending a code. */
  readonly opensStep?: boolean
}

/**
 * The button that asks for another code (FORM-ELEMENT-4). After each code that was sent while the page is open, it
 * counts down, and a line says when and to where the new code was sent (FORM-STEP-8).
 */
export function ResendView({ field, look = 'link', opensStep = true }: ResendViewProps) {
  const say = useSay()
  const { formatter, pressed, turn } = useFlowView()
  const busy = isPressed(pressed, field)
  const { left, resentAt } = useSentCode(busy, turn, opensStep)
  const waits = left > 0
  return (
    <div className="resend">
      <SubmitButton
        name={field.name}
        value={field.value}
        label={waits ? `${say(field.label)} (${left})` : say(field.label)}
        look={look}
        block={look !== 'link'}
        busy={busy}
        disabled={field.disabled || pressed !== undefined}
        waits={waits}
      />
      <p className="hint" role="status">
        {resentAt > 0 &&
          formatter.text('forms.code.resent', {
            address: field.sendsTo ?? 'none',
            time: clockTime(resentAt, formatter.locale),
          })}
      </p>
    </div>
  )
}

const clockTime = (at: number, locale: string): string =>
  new Date(at).toLocaleTimeString(locale, { timeStyle: 'short' })

/** The seconds left before the next code, and when this button had the last one sent. */
function useSentCode(busy: boolean, turn: number, opensStep: boolean) {
  // A step that opens with an answer was opened by a sent code; a page that loads says nothing of when.
  const [{ at: sentAt, again }, setSent] = useState(() => ({
    at: opensStep && turn > 0 ? Date.now() : 0,
    again: false,
  }))
  const [now, setNow] = useState(sentAt)
  const asked = useRef({ turn, busy })
  useEffect(() => {
    const before = asked.current
    asked.current = { turn, busy: busy || (before.busy && before.turn === turn) }
    if (before.turn === turn || !before.busy) return
    const at = Date.now()
    setSent({ at, again: true })
    setNow(at)
  }, [busy, turn])
  const left = sentAt && Math.max(0, pause - Math.floor((now - sentAt) / 1000))
  const waits = left > 0
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [waits])
  return { left, resentAt: again ? sentAt : 0 }
}
