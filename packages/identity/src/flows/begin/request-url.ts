/**
 * The query parameters that a start reads, and those that a client reads back from `request_url`
 * (docs/contract/http.md §1.5).
 */
const known = [
  'return_to',
  'after_verification_return_to',
  'refresh',
  'aal',
  'via',
  'organization',
  'identity_schema',
  'login_challenge',
  'skip_settings',
  'return_session_token_exchange_code',
] as const

/** Bytes of a flow's `request_url` at most. */
const maxLength = 2_048

/** The address that began a flow, without what no client asks for again: a visitor must not fill the disk with it. */
export function requestUrlOf(asked: URL): string {
  const url = new URL(asked.pathname, asked)
  for (const name of known) {
    const value = asked.searchParams.get(name)
    if (value === null) continue
    url.searchParams.set(name, value)
    if (url.href.length > maxLength) url.searchParams.delete(name)
  }
  return url.href
}
