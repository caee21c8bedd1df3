/** Only toasts use `warning`; the service never sends it (docs/contract/messages.md §1). */
export type MessageType = 'info' | 'error' | 'success' | 'warning'

export type MessageContext = Readonly<Record<string, unknown>>

/** A numbered message (MESSAGE-TEXT-1). `text` is the server's English fallback; a catalogue translates by `id`. */
export interface UiMessage {
  readonly id: number
  readonly text: string
  readonly type: MessageType
  readonly context?: MessageContext
}
