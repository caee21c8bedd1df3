import type { Money } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { moneyText } from './money-text.ts'
import { priceText } from './price.ts'

interface AmountProps {
  readonly money: Money
  /** Whole amounts have their zeros too, as in an account. */
  readonly isExact?: boolean
}

/** An amount as the language writes it, and as a program reads it (docs/contract/collectibles.md §6). */
export function Amount({ money, isExact = false }: AmountProps) {
  const { locale } = useText()
  return (
    <data value={money.amount} data-currency={money.currency}>
      {isExact ? moneyText(money, locale) : priceText(money, locale)}
    </data>
  )
}
