import { MessageId, type MessageContext, type MessageType, type UiMessage } from '@collect/contract'
import { messageText } from '@collect/messages'

const successes: ReadonlySet<number> = new Set([
  MessageId.settingsSaved,
  MessageId.recovered,
  MessageId.emailVerified,
  MessageId.phoneVerified,
])

/** The first digit of an id: 1 is information, 4 an error of the user, 5 an error of the service. */
const typeOf = (id: number): MessageType => {
  if (successes.has(id)) return 'success'
  return id >= 4_000_000 && id < 6_000_000 ? 'error' : 'info'
}

const withoutContext = new Map<number, UiMessage>()

/** A message with its English text, which a client may translate by id (docs/contract/messages.md §1). */
export function message(id: number, context?: MessageContext): UiMessage {
  if (context && Object.keys(context).length > 0) {
    return { id, text: messageText('en', id, context) ?? String(id), type: typeOf(id), context }
  }
  let plain = withoutContext.get(id)
  if (!plain) withoutContext.set(id, (plain = { id, text: messageText('en', id) ?? String(id), type: typeOf(id) }))
  return plain
}
