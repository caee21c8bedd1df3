import { wordsIn, type Words } from '@collect/flow'
import type { Formatter } from '@collect/messages'
import { createContext, use } from 'react'
import type { Gate } from './gate.ts'

/** The button whose request runs. */
export interface Pressed {
  readonly name: string
  readonly value: string
}

/** What the views of one flow know; leaves get props instead. */
export interface FlowView {
  /** Begins every id of the page's fields: two flows can stand on one page. */
  readonly prefix: string
  readonly formatter: Formatter
  /** Set while a request runs; without a name when a script submitted the form. */
  readonly pressed?: Pressed | undefined
  /** Counts the answers; fields for secrets are drawn anew with each (SUBMIT-STATE-1: cleared after submit). */
  readonly turn: number
  /** Takes a form over from the browser; absent where forms post by themselves. */
  readonly submit?: ((form: HTMLFormElement, submitter: HTMLElement | null) => void) | undefined
  /** Takes the choice of a method over from the browser; its link does the same without a script. */
  readonly choose?: ((method: string | undefined, href: string) => void) | undefined
  /** Where the marks of well-known providers are: the address of this package's `brands.svg`. Letters without it. */
  readonly brands?: string | undefined
  /** Of the check for robots (CAPTCHA-WIDGET-2). */
  readonly captchaSize?: CaptchaSize | undefined
  /** What has to be passed before anything is sent. */
  readonly gate: Gate
  /** Shows a button as pressed while something else than a request runs; until the next answer at the latest. */
  readonly hold: (pressed: Pressed | undefined) => void
}

export type CaptchaSize = 'flexible' | 'normal' | 'compact'

export const FlowContext = createContext<FlowView | undefined>(undefined)

export function useFlowView(): FlowView {
  const view = use(FlowContext)
  if (!view) throw new Error('Parts of a flow need a FlowScreen around them')
  return view
}

/** Says words in the language of the page. */
export function useSay(): (words: Words) => string {
  const { formatter } = useFlowView()
  return (words) => wordsIn(formatter, words)
}
