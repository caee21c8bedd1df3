import type { Screen } from '@collect/flow'
import { useEffect, useRef, type RefObject } from 'react'

/** Two screens of the same step differ in their answers only: the heading says what the step is. */
const stepOf = (screen: Screen) =>
  JSON.stringify([screen.kind, screen.state, 'method' in screen && screen.method, screen.heading.title])

/**
 * After an answer the focus goes to what needs it: the first wrong field, the messages, or the heading of a new step
 * (WCAG 3.3.1, 2.4.3). A page that just arrived keeps the browser's own focus.
 */
export function useAttention(root: RefObject<HTMLElement | null>, screen: Screen, turn: number): void {
  const step = stepOf(screen)
  const before = useRef({ step, turn })
  useEffect(() => {
    const last = before.current
    before.current = { step, turn }
    const element = root.current
    if (!element || (last.step === step && last.turn === turn)) return
    // Nothing was sent: a method was chosen, or the list of methods asked for.
    const isChoice = last.turn === turn
    const target = isChoice ? element.querySelector('h1') : needing(element, last.step !== step)
    target?.focus()
  }, [root, step, turn])
}

const needing = (element: HTMLElement, isNewStep: boolean): HTMLElement | null =>
  element.querySelector<HTMLElement>('[aria-invalid=true]') ??
  element.querySelector<HTMLElement>('.messages[role=alert]:not(:empty)') ??
  (isNewStep ? element.querySelector('h1') : null) ??
  element.querySelector<HTMLElement>('.messages[role=status]:not(:empty)')
