export type ToastTone = 'success' | 'error'

export interface Toast {
  readonly tone: ToastTone
  readonly title: string
  readonly text?: string | undefined
}

type Show = (notice: Toast) => void

const waiting: Toast[] = []
let show: Show = (notice) => void waiting.push(notice)
let wake: () => void = () => undefined

/** Says something in passing, at the lower right. What must not be missed stands in the page as well. */
export function showToast(notice: Toast): void {
  wake()
  show(notice)
}

/** The place where notices appear asks to be told of the first one, and is loaded only then. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener
  if (waiting.length > 0) listener()
  return () => {
    wake = () => undefined
  }
}

/** The library did not arrive: what waited for it would be old news when it does. */
export function dropToasts(): void {
  waiting.length = 0
}

/** Takes over: what has waited comes first. */
export function deliverToasts(deliver: Show): () => void {
  show = deliver
  for (const notice of waiting.splice(0)) deliver(notice)
  return () => {
    show = (notice) => void waiting.push(notice)
  }
}
