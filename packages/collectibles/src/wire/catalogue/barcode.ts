/** Check digit of a GTIN (GS1 General Specifications): weights 3 and 1 from the right. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

const gtinLengths = new Set([8, 12, 13, 14])

/**
 * A barcode as it is stored: a GTIN as 14 digits, with its add-on behind `+`; an ISBN of ten signs as its GTIN; any other
 * symbology as `<symbology>:<text>`. Undefined if the check digit is wrong.
 */
export function readBarcode(typed: string): string | undefined {
  const other = /^([a-z][a-z0-9_]{1,19}):([\x21-\x7e]{1,80})$/.exec(typed.trim())
  if (other) return other[0]
  const [code = '', ...addOns] = typed.replaceAll(/[\s-]/g, '').split('+')
  const [addOn = ''] = addOns
  if (addOns.length > 1 || (addOns.length === 1 && !/^(?:\d{2}|\d{5})$/.test(addOn))) return undefined
  const gtin = paddedGtin(code.toUpperCase())
  return gtin && (addOn === '' ? gtin : `${gtin}+${addOn}`)
}

function paddedGtin(code: string): string | undefined {
  if (/^\d{9}[\dX]$/.test(code)) return gtinOfIsbn(code)
  if (!/^\d+$/.test(code) || !gtinLengths.has(code.length)) return undefined
  return checkDigitOf(code.slice(0, -1)) === Number(code.at(-1)) ? code.padStart(14, '0') : undefined
}

/** ISBN of ten signs (ISO 2108): weights 10 to 1, the sum a multiple of 11. */
function gtinOfIsbn(code: string): string | undefined {
  const sum = [...code].reduce((total, sign, at) => total + (sign === 'X' ? 10 : Number(sign)) * (10 - at), 0)
  if (sum % 11 !== 0) return undefined
  const body = `978${code.slice(0, 9)}`
  return `${body}${checkDigitOf(body)}`.padStart(14, '0')
}
