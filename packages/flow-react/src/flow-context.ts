import { wordsIn, type Answer, type CodesField, type Pressed, type Words } from '@collect/flow'
import type { Formatter } from '@collect/messages'
import { createContext, use, type ComponentType } from 'react'
import type { CaptchaGate } from './captcha-gate.ts'

/** The context of all views of one flow. Leaf components get props instead. */
export interface FlowView {
  /** Prefix of every field id, so that one page can show two flows. */
  readonly prefix: string
  readonly formatter: Formatter
  /** The button whose request runs. The name is empty if a script submitted the form. */
  readonly pressed?: Pressed | undefined
  /** Counts the answers. Each answer remounts and so clears fields for secrets (SUBMIT-STATE-1). */
  readonly turn: number
  /** Submits a form by script. Without it, the browser posts the form. */
  readonly submit?: ((form: HTMLFormElement, submitter: HTMLElement | null) => void) | undefined
  /** Shows an answer of the service to a request of the browser's account chooser. */
  readonly take?: ((answer: Answer) => void) | undefined
  /** Chooses a method by script. Without it, the browser follows the method's link. */
  readonly choose?: ((method: string | undefined, href: string) => void) | undefined
  /** Address of this package's `brands.svg` with provider logos. Without it, letters are drawn. */
  readonly brands?: string | undefined
  /** Draws backup codes; only the settings have it. */
  readonly codes?: ComponentType<{ readonly field: CodesField }> | undefined
  /** Lines above the backup codes in their file and on paper: the site, the account, the date. */
  readonly codesHead?: readonly string[] | undefined
  /** Size of the CAPTCHA (CAPTCHA-WIDGET-2). */
  readonly captchaSize?: CaptchaSize | undefined
  /** Every submit waits for the gate. */
  readonly captchaGate: CaptchaGate
  /** Shows a button as pressed while a ceremony runs, until the next answer at the latest. */
  readonly markPressed: (pressed: Pressed | undefined) => void
}

export type CaptchaSize = 'flexible' | 'normal' | 'compact'

export const FlowContext = createContext<FlowView | undefined>(undefined)

export function useFlowView(): FlowView {
  const view = use(FlowContext)
  if (!view) throw new Error('Parts of a flow need a FlowScreen around them')
  return view
}

/** The text of the mark on a way in that this browser used last. */
export function useLastUsed({ lastUsed }: { readonly lastUsed?: true }): string | undefined {
  const { formatter } = useFlowView()
  return lastUsed && formatter.text('misc.last-used')
}

/** Returns a function that formats words in the page's language. */
export function useSay(): (words: Words) => string {
  const { formatter } = useFlowView()
  return (words) => wordsIn(formatter, words)
}
