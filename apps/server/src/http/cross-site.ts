/**
 * Whether a page of another site made a browser send this request, according to Fetch Metadata or `Origin`. A client
 * that sends neither is no browser, so it does not attach a user's cookies by itself.
 * @param own the origin whose pages may send the request
 */
export function isCrossSite({ headers }: Request, own: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('Origin')
  return origin !== null && origin !== own
}

/** Whether the user followed a link, according to Fetch Metadata. */
export const isLink = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Mode') === 'navigate' || !headers.has('Sec-Fetch-Mode')
