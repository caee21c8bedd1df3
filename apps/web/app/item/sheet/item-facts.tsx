import type { Item } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { Amount } from '../amount.tsx'
import { factLabel } from '../fact-label.ts'
import { FactValue } from './fact-value.tsx'

interface ItemFactsProps {
  readonly item: Item
  /** The variant whose facts stand among those of the item. */
  readonly variant: string | undefined
}

export function ItemFacts({ item, variant }: ItemFactsProps) {
  const formatter = useText()
  const { text } = formatter
  const shown = item.variants.find(({ id, isDefault }) => (variant === undefined ? isDefault : id === variant))
  const facts = [...item.facts, ...(shown?.facts ?? [])]
  if (facts.length === 0 && !item.price) return null
  return (
    <section className="part" aria-labelledby="item-facts">
      <h3 id="item-facts">{text('item.facts')}</h3>
      <dl className="facts facts--cols">
        {facts.map((fact) => (
          <div key={fact.key}>
            <dt>{factLabel(formatter, fact)}</dt>
            <dd className="num">
              <FactValue fact={fact} />
            </dd>
          </div>
        ))}
        {item.price && (
          <div>
            <dt>{text('item.price')}</dt>
            <dd className="num">
              <Amount money={item.price} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
