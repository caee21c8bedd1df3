/** Codes that the platform names, and that stand for no place. */
const noPlaces = new Set(['QO', 'XA', 'XB', 'ZZ'])

let names: Intl.DisplayNames | undefined

/** Whether ISO 3166-1 has the code, had it, or keeps it for a place such as Kosovo or the European Union. */
export function isCountry(text: string): boolean {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return /^[A-Z]{2}$/.test(text) && !noPlaces.has(text) && names.of(text) !== undefined
}
