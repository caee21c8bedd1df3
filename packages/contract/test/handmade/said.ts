import type { MessageContext, UiMessage } from '@collect/contract'
import { createFormatter } from '@collect/messages'

const at = '2026-11-20T10:00:00.000Z'
const atUnix = 1_795_168_800

/** The context of messages that is the same in every case (docs/contract/messages.md §2). */
const contexts: Readonly<Record<number, MessageContext>> = {
  1010016: {
    duplicateIdentifier: 'ada@example.org',
    duplicate_identifier: 'ada@example.org',
    provider: 'Google',
    newLoginUrl: 'http://localhost:5100/login',
    new_login_url: 'http://localhost:5100/login',
    available_credential_types: ['password', 'code'],
    available_providers: ['github'],
  },
  1060001: {
    privilegedSessionExpiresAt: at,
    privileged_session_expires_at: at,
    privileged_session_expires_at_unix: atUnix,
  },
  1060004: { masked_address: 'a***@e******.org' },
  4000001: { reason: 'the answer of the key could not be read' },
  4000028: {
    available_credential_types: ['password', 'oidc'],
    available_oidc_providers: ['google', 'github'],
    credential_identifier_hint: 'ada@example.org',
  },
  4000032: { min_length: 8, actual_length: 3 },
  4000040: { value: 'ada' },
  4010001: { expired_at: at, expired_at_unix: atUnix },
  4040001: { expired_at: at, expired_at_unix: atUnix },
  4050001: { expired_at: at, expired_at_unix: atUnix },
  4060005: { expired_at: at, expired_at_unix: atUnix },
  4070005: { expired_at: at, expired_at_unix: atUnix },
}

/** Always five minutes later, independent of the clock. */
const formatter = createFormatter('en', { now: () => Date.parse(at) + 300_000 })

const successes: ReadonlySet<number> = new Set([1050001, 1060001, 1080002, 1080005])
const typeOf = (id: number) => (successes.has(id) ? 'success' : id >= 4_000_000 && id < 9_000_000 ? 'error' : 'info')

/** A numbered message in the catalogue's English. `text` is for messages without a text in the catalogue. */
export function said(id: number, context: MessageContext | undefined = contexts[id], text?: string): UiMessage {
  const message = { id, text: text ?? '', type: typeOf(id), ...(context && { context }) } as const
  return text === undefined ? { ...message, text: formatter.message(message) } : message
}
