/**
 * The query parameters that the start of a flow reads, and those that a client reads back from `request_url`
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

/** Maximum length of a flow's `request_url`, in bytes. */
const maxLength = 2_048

/** The address that began a flow, with the known parameters only: a visitor must not fill the disk with others. */
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
