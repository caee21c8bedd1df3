/**
 * Whether a client asks for JSON rather than a page: it names JSON and doesn't name HTML (docs/contract/http.md §1.1).
 */
export function wantsJson(headers: Headers): boolean {
  const accept = headers.get('Accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** Whether the request is a browser's navigation. */
export const wantsHtml = (headers: Headers): boolean => (headers.get('Accept') ?? '').includes('text/html')
