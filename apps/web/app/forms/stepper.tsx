import { useHydrated } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useState, type ReactNode } from 'react'

import { MarkIcon } from '../item/mark-icon.tsx'
import type { FieldSpec } from './field-spec.ts'
import type { RuledForm } from './use-form-rules.ts'

interface StepperProps {
  readonly spec: FieldSpec
  /** Of the field. */
  readonly id: string
  readonly ruled: RuledForm
  /** The field, which is enough without a script. */
  readonly children: ReactNode
}

/** Buttons that count a number up and down, beside its field. */
export function Stepper({ spec, id, ruled, children }: StepperProps) {
  const { text } = useText()
  const [said, setSaid] = useState('')
  const hasScript = useHydrated()
  const { name, label, rules } = spec
  function step(by: -1 | 1) {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement)) return
    const { min = 0, max = Number.MAX_SAFE_INTEGER } = rules
    const typed = /^\d{1,9}$/.test(field.value.trim()) ? Number(field.value) : min - by
    const next = String(Math.min(Math.max(typed + by, min), max))
    ruled.set(name, next)
    setSaid(next)
    // The form hears it as a key of the user.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // The field stays the same element when the buttons come, so what was typed before stays.
  return (
    <div className={hasScript ? 'step' : 'step step--bare'}>
      {hasScript && (
        <button type="button" aria-label={text('form.fewer', { field: label })} onClick={() => step(-1)}>
          <MarkIcon name="minus" />
        </button>
      )}
      {children}
      {hasScript && (
        <button type="button" aria-label={text('form.more', { field: label })} onClick={() => step(1)}>
          <MarkIcon name="plus" />
        </button>
      )}
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  )
}
