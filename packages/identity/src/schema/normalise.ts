import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Longer texts are no telephone number, and are not parsed. */
const maxPhoneLength = 64

/** No real name is longer. Unicode normalisation of a text that an attacker built for it takes minutes. */
const maxComposedLength = 1024

const composed = (text: string): string => (text.length > maxComposedLength ? text : text.normalize('NFKC'))

/** Trims, applies NFKC (which also folds widths) and lower-cases (docs/contract/http.md §7.2). */
export function normaliseIdentifier(text: string): string {
  // Lower-casing may leave a decomposed letter, and composing may make a capital. Two rounds reach a stable form.
  // No identifier holds NUL, and a database may refuse to search for it.
  let form = text.replaceAll('\u0000', '\ufffd')
  for (let round = 0; round < 4; round += 1) {
    const next = composed(composed(form).toLowerCase()).trim()
    if (next === form) break
    form = next
  }
  return form
}

/** Trims and applies NFKC; a shown address keeps its capitals (docs/contract/http.md §7.2). */
export const tidyAddress = (text: string): string => composed(text).trim()

/** The number in E.164; undefined when it is no valid international number. */
export function phoneOf(text: string): string | undefined {
  if (text.length > maxPhoneLength) return undefined
  const tidy = tidyAddress(text)
  if (!tidy.startsWith('+')) return undefined
  const phone = parsePhoneNumberFromString(tidy)
  return phone?.isValid() ? phone.number : undefined
}

/** An address as it is stored and compared. */
export const normaliseAddress = (via: 'email' | 'sms', text: string): string =>
  (via === 'sms' ? phoneOf(text) : undefined) ?? normaliseIdentifier(text)

/** The forms in which a typed identifier may be stored, likeliest first (docs/contract/http.md §7.2). */
export const identifierForms = (typed: string): readonly string[] => [
  ...new Set([
    normaliseIdentifier(typed),
    phoneOf(typed) ?? normaliseIdentifier(typed),
    ...(typed.includes('\u0000') ? [] : [typed]),
  ]),
]

/** A typed text as an address: a telephone number if it is one, else an email address. */
export function addressOf(typed: string): { readonly via: 'email' | 'sms'; readonly value: string } {
  const phone = phoneOf(typed)
  return phone === undefined ? { via: 'email', value: normaliseIdentifier(typed) } : { via: 'sms', value: phone }
}
