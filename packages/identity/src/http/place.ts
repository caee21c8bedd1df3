/** Maximum length of a place, in characters. */
const maxPlace = 100

/** Codes that name no country: unknown, and Tor. */
const nowhere = new Set(['XX', 'T1'])

/**
 * The city and country of the client, "Utrecht, NL". The headers are those that a Kratos reads (docs/contract/http.md §4.1). They reach the service
 * only from a proxy that the operator trusts with them.
 */
export function placeOf(headers: Headers): string {
  const city = inUtf8(headers.get('cf-ipcity') ?? '')
  const country = headers.get('cf-ipcountry') ?? ''
  const parts = [city, nowhere.has(country.toUpperCase()) ? '' : country]
  return parts
    .map((part) => part.replaceAll(/\p{C}/gu, '').trim())
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, maxPlace)
}

/** Headers hold one byte per character. */
const inUtf8 = (value: string): string => Buffer.from(value, 'latin1').toString('utf8')
