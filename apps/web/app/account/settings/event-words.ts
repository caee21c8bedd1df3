import type { TextKey } from '@collect/messages'

import type { AccountEvent } from '../server/load-account.ts'

/** What happened, in words. */
export function eventWords(
  text: (key: TextKey, values?: Record<string, string>) => string,
  { kind, about: { factor = '' } }: Pick<AccountEvent, 'kind' | 'about'>,
): string {
  switch (kind) {
    case 'credential_added':
      return text('profile.events.added', { factor })
    case 'credential_removed':
      return text('profile.events.removed', { factor })
    case 'address_restored':
      return text('pending.restored')
    case 'misuse_reported':
      return text('pending.reported')
    default:
      return text('profile.events.what', { kind })
  }
}
