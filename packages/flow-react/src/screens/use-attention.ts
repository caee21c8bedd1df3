import type { Screen } from '@collect/flow'
import { useEffect, useRef, type RefObject } from 'react'

/** Identifies a step by its heading. Screens of the same step differ in their answers only. */
const stepOf = (screen: Screen) =>
  JSON.stringify([screen.kind, screen.state, 'method' in screen && screen.method, screen.heading.title])

/**
 * After an answer, moves the focus to the first invalid field, to the messages or to the heading of a new step (WCAG
 * 3.3.1, 2.4.3). After a page load, the browser's own focus stays.
 */
export function useAttention(root: RefObject<HTMLElement | null>, screen: Screen, turn: number): void {
  const step = stepOf(screen)
  const before = useRef({ step, turn, undos: 0 })
  useEffect(() => {
    const last = before.current
    const element = root.current
    const undos = element?.querySelectorAll<HTMLElement>('.gone button') ?? []
    before.current = { step, turn, undos: undos.length }
    // The way back from a removal comes first.
    if (last.turn !== turn && undos.length > last.undos) return undos[undos.length - 1]?.focus()
    if (!element || (last.step === step && last.turn === turn)) return
    // The one field of the new step took the focus as it was drawn.
    if (last.step !== step && element.contains(document.activeElement) && isField(document.activeElement)) return
    // No answer: the user chose a method or went back to the list.
    const isChoice = last.turn === turn
    const target = isChoice ? element.querySelector('h1') : needing(element, last.step !== step)
    target?.focus()
  }, [root, step, turn])
}

const isField = (element: Element | null): boolean => element instanceof HTMLInputElement && element.type !== 'hidden'

const needing = (element: HTMLElement, isNewStep: boolean): HTMLElement | null =>
  element.querySelector<HTMLElement>('[aria-invalid=true]') ??
  element.querySelector<HTMLElement>('.messages[role=alert]:not(:empty)') ??
  (isNewStep ? element.querySelector('h1') : null) ??
  element.querySelector<HTMLElement>('.messages[role=status]:not(:empty)')
