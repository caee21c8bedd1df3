import { exponentOf, type Money } from './money.ts'

/** Units of a currency for one EUR, times 10⁸ (docs/contract/collectibles.md §1, Rates). */
export type RateE8 = bigint

export const euroRate: RateE8 = 100_000_000n

/** An amount in another currency, rounded half to even once. Gains may be negative. */
export function convert(
  { amount, currency }: Money,
  target: string,
  rates: { readonly from: RateE8; readonly to: RateE8 },
): Money {
  if (currency === target) return { amount, currency }
  const above = BigInt(amount) * rates.to * 10n ** BigInt(exponentOf(target))
  const below = rates.from * 10n ** BigInt(exponentOf(currency))
  return { amount: Number(dividedHalfEven(above, below)), currency: target }
}

/** The quotient, rounded to the nearest integer; a half goes to the even one. `below` is positive. */
export function dividedHalfEven(above: bigint, below: bigint): bigint {
  const isNegative = above < 0n
  const size = isNegative ? -above : above
  const whole = size / below
  const doubled = (size % below) * 2n
  const isUp = doubled > below || (doubled === below && whole % 2n === 1n)
  const rounded = isUp ? whole + 1n : whole
  return isNegative ? -rounded : rounded
}
