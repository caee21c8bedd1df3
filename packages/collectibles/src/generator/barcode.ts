/** Check digit of a GTIN (GS1 General Specifications): weights 3 and 1 from the right. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** A GTIN of 14 digits in the range 200–299, which GS1 leaves to shops for their own use. */
export function gtinOf(index: number): string {
  const body = `0${200 + (index % 100)}${String(Math.floor(index / 100)).padStart(9, '0')}`
  return `${body}${checkDigitOf(body)}`
}
