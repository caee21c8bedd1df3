import type { Item } from '@collect/collectibles/wire'
import type { Locale } from '@collect/messages'

import { decimalText } from '../../forms/decimal-text.ts'
import type { Typed } from '../../forms/rules.ts'

/** Whether a form or an address has what the user typed under this name. */
export const isTypedField = (name: string): boolean => /^(?:name|maker|years\.(?:from|to)|facts\.\w{1,30})$/.test(name)

/** An own item as its owner would type it. */
export function typedValues({ name, maker, years, facts }: Item, locale: Locale): Typed {
  return {
    name,
    ...(maker !== undefined && { maker }),
    ...(years && { 'years.from': yearText(years.from) }),
    ...(years?.to !== undefined && { 'years.to': yearText(years.to) }),
    ...Object.fromEntries(
      facts.map(({ key, type, value }) => [
        `facts.${key}`,
        type === 'number' ? decimalText(String(value), locale) : String(value),
      ]),
    ),
  }
}

const yearText = (year: number): string => String(year).replace('-', '−')
