import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Longer texts are no telephone number, and are not worth a look. */
const maxPhoneLength = 64

/** Nobody's name is longer. Putting letters and marks in their order takes minutes in a text that is made for it. */
const maxComposedLength = 1024

const composed = (text: string): string => (text.length > maxComposedLength ? text : text.normalize('NFKC'))

/** Trimmed, in compatibility form (which also folds widths) and in lower case (docs/contract/http.md §7.2). */
export function normaliseIdentifier(text: string): string {
  // Lowering may leave a decomposed letter behind, and composing may make a capital: twice reaches a form that stays.
  // No identifier holds it, and a database may refuse to look for it.
  let form = text.replaceAll('\u0000', '\ufffd')
  for (let round = 0; round < 4; round += 1) {
    const next = composed(composed(form).toLowerCase()).trim()
    if (next === form) break
    form = next
  }
  return form
}

/** Trimmed and in compatibility form; an address keeps its capitals where it is shown (docs/contract/http.md §7.2). */
export const tidyAddress = (text: string): string => composed(text).trim()

/** The number in E.164, or nothing when it is not a valid international number. */
export function phoneOf(text: string): string | undefined {
  if (text.length > maxPhoneLength) return undefined
  const tidy = tidyAddress(text)
  if (!tidy.startsWith('+')) return undefined
  const phone = parsePhoneNumberFromString(tidy)
  return phone?.isValid() ? phone.number : undefined
}

/** An address as it is kept and compared. */
export const normaliseAddress = (via: 'email' | 'sms', text: string): string =>
  (via === 'sms' ? phoneOf(text) : undefined) ?? normaliseIdentifier(text)

/** Under which forms an identifier that somebody typed may be kept, likeliest first (docs/contract/http.md §7.2). */
export const identifierForms = (typed: string): readonly string[] => [
  ...new Set([
    normaliseIdentifier(typed),
    phoneOf(typed) ?? normaliseIdentifier(typed),
    ...(typed.includes('\u0000') ? [] : [typed]),
  ]),
]

/** What somebody typed as an address: a telephone number where it is one, else for mail. */
export function addressOf(typed: string): { readonly via: 'email' | 'sms'; readonly value: string } {
  const phone = phoneOf(typed)
  return phone === undefined ? { via: 'email', value: normaliseIdentifier(typed) } : { via: 'sms', value: phone }
}
