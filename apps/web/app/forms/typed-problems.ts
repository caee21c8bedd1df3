import { readMoney } from '@collect/collectibles/wire'
import type { Locale } from '@collect/messages'

import { readDay } from './day-text.ts'

/** What is wrong with a day as a user typed it; an empty field is right. */
export function dayProblem(typed: string, locale: Locale): string | undefined {
  const reading = typed === '' ? undefined : readDay(typed, locale)
  return reading && 'problem' in reading ? reading.problem : undefined
}

/** What is wrong with an amount as a user typed it; an empty field is right. */
export function moneyProblem(typed: string, currency: string, locale: Locale): string | undefined {
  const reading = typed === '' ? undefined : readMoney(typed, currency, locale)
  return reading && 'problem' in reading ? reading.problem : undefined
}
