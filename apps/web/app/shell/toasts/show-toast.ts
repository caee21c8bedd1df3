export type ToastTone = 'success' | 'error'

export interface Toast {
  readonly tone: ToastTone
  readonly title: string
  readonly text?: string | undefined
  /** A way back from what the toast tells. */
  readonly undo?: { readonly label: string; readonly run: () => void } | undefined
}

type Show = (notice: Toast) => void

const waiting: Toast[] = []
let show: Show = (notice) => void waiting.push(notice)
let wake: () => void = () => undefined

/** Shows a toast at the lower right. Important messages also stand in the page. */
export function showToast(notice: Toast): void {
  wake()
  show(notice)
}

/** Calls back at the first toast, so that the toaster loads only then. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener
  if (waiting.length > 0) listener()
  return () => {
    wake = () => undefined
  }
}

/** The toaster did not load: drops the waiting toasts, which would be outdated later. */
export function dropToasts(): void {
  waiting.length = 0
}

/** Delivers toasts to the toaster, the waiting ones first. */
export function deliverToasts(deliver: Show): () => void {
  show = deliver
  for (const notice of waiting.splice(0)) deliver(notice)
  return () => {
    show = (notice) => void waiting.push(notice)
  }
}
