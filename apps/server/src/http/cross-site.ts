/**
 * Whether a page of another site made a browser send this request: browsers say so themselves, by Fetch Metadata or
 * `Origin`. A program that says neither carries nobody's cookies by accident.
 * @param own the origin whose pages may send it
 */
export function isCrossSite({ headers }: Request, own: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('Origin')
  return origin !== null && origin !== own
}

/** Whether a person follows a link, as far as the browser says what it wants this for. */
export const isLink = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Mode') === 'navigate' || !headers.has('Sec-Fetch-Mode')
