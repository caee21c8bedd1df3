import type { Toast } from './show-toast.ts'

interface Shown {
  readonly id: string
  times: number
}

/** Which toasts are on the screen: an equal one takes the place of the one that is there (TOAST-BEHAVIOUR-4). */
export class OnScreen {
  readonly #shown = new Map<string, Shown>()
  #last = 0

  /** The toast's id, how often it was said while on the screen, and what to call once it leaves. */
  show({ tone, title, text }: Toast): { readonly id: string; readonly times: number; readonly forget: () => void } {
    const words = JSON.stringify([tone, title, text])
    // A toast that is leaving keeps its id, so that the next equal one appears beside it and is not lost.
    const shown = this.#shown.get(words) ?? { id: `toast-${++this.#last}`, times: 0 }
    shown.times++
    this.#shown.set(words, shown)
    const forget = () => {
      if (this.#shown.get(words) === shown) this.#shown.delete(words)
    }
    return { id: shown.id, times: shown.times, forget }
  }
}
