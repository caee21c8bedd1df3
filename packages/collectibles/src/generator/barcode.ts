import { checkDigitOf } from '../wire/catalogue/barcode.ts'

/** A GTIN of 14 digits in the range 200–299, which GS1 leaves to shops for their own use. */
export function gtinOf(index: number): string {
  const body = `0${200 + (index % 100)}${String(Math.floor(index / 100)).padStart(9, '0')}`
  return `${body}${checkDigitOf(body)}`
}
