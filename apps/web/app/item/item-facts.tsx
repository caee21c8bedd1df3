import { useText } from '@collect/messages/react'

import type { OpenedItem } from './opened-item.ts'
import { priceText } from './price.ts'

const names = ['year', 'origin', 'edition', 'material', 'condition'] as const

export function ItemFacts({ opened: { item, addedAt } }: { readonly opened: OpenedItem }) {
  const { text, date, locale } = useText()
  return (
    <dl className="facts facts--cols">
      {names.map((name) => {
        const value = item.facts.find(({ key }) => key === name)?.value
        return (
          typeof value === 'string' && (
            <div key={name}>
              <dt>{text(`item.${name}`)}</dt>
              <dd className="num">{value}</dd>
            </div>
          )
        )
      })}
      {item.price && (
        <div>
          <dt>{text('item.price')}</dt>
          <dd className="num">{priceText(item.price, locale)}</dd>
        </div>
      )}
      {addedAt && (
        <div>
          <dt>{text('item.added-on')}</dt>
          <dd className="num">{date(addedAt)}</dd>
        </div>
      )}
    </dl>
  )
}
