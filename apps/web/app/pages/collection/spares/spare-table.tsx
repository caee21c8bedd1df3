import type { SpareHolding } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { Art } from '../../../item/art.tsx'
import { ItemLink } from '../../../item/item-link.tsx'

/** One row for each thing: what is there, what is above the keep count, and what of it is marked. */
export function SpareTable({ spares }: { readonly spares: readonly SpareHolding[] }) {
  const { text } = useText()
  return (
    <div className="sparewrap">
      <table className="sparelist">
        <caption className="sr">{text('spares.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('spares.item')}</th>
            {columns.map(([column]) => (
              <th key={column} scope="col">
                {text(`spares.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spares.map((held, index) => (
            <tr key={held.variant.id}>
              <th scope="row">
                <SpareItem variant={held.variant} isFirst={index < 4} />
              </th>
              {columns.map(([column, numberOf]) => (
                <td key={column}>
                  {/* On a phone the heads of the columns are out of sight. */}
                  <span className="sparelist__label" aria-hidden="true">
                    {text(`spares.${column}`)}
                  </span>
                  <data value={numberOf(held)}>{numberOf(held)}</data>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Column = 'owned' | 'above' | 'marked'

const columns: readonly (readonly [column: Column, numberOf: (held: SpareHolding) => number])[] = [
  ['owned', ({ owned }) => owned],
  ['above', ({ owned, keep }) => owned - keep],
  ['marked', ({ spare }) => spare],
]

interface SpareItemProps {
  readonly variant: SpareHolding['variant']
  readonly isFirst: boolean
}

/** The thing, which opens as a sheet. */
function SpareItem({ variant: { name, item }, isFirst }: SpareItemProps) {
  const { text } = useText()
  const line = [name !== 'Standard' && name, item.caption, item.set?.name, item.sample && text('item.sample')]
    .filter(Boolean)
    .join(' · ')
  return (
    <ItemLink id={item.id} className="sparelist__item">
      <span className="sparelist__pic">
        <Art src={item.art} isFirst={isFirst} />
      </span>
      <span>
        <span className="hit__n">{item.name}</span>
        <span className="hit__m">{line}</span>
      </span>
    </ItemLink>
  )
}
