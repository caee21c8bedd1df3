import type { AccountEvent } from '@collect/contract'
import type { TextKey } from '@collect/messages'

/** An event in words, with its count if it happened more than once. */
export function eventLine(text: Say, event: Pick<AccountEvent, 'kind' | 'about' | 'count'>): string {
  const what = eventWords(text, event)
  return event.count === undefined ? what : text('profile.events.times', { what, count: String(event.count) })
}

type Say = (key: TextKey, values?: Record<string, string>) => string

/** An event in words. */
export function eventWords(
  text: Say,
  { kind, about: { factor = '', provider, app } }: Pick<AccountEvent, 'kind' | 'about'>,
): string {
  const way = { factor: provider === undefined ? factor : 'provider', provider: provider ?? '' }
  switch (kind) {
    case 'credential_added':
      return text('profile.events.added', way)
    case 'credential_removed':
      return text('profile.events.removed', way)
    case 'address_restored':
      return text('pending.restored')
    case 'misuse_reported':
      return text('pending.reported')
    case 'app_connected':
    case 'app_withdrawn':
    case 'app_tokens_stolen':
      return text('profile.events.app', { kind, app: app ?? '' })
    default:
      return text('profile.events.what', { kind })
  }
}
