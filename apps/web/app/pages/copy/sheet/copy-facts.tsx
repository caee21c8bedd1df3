import { useText } from '@collect/messages/react'
import { Fragment, type ReactNode } from 'react'

import { dayText } from '../../../forms/day-text.ts'
import { Amount } from '../../../item/amount.tsx'
import { factLabel } from '../../../item/fact-label.ts'
import { FactValue } from '../../../item/sheet/fact-value.tsx'
import { variantName } from '../../../item/sheet/variant-name.ts'
import type { OpenCopy } from './open-copy.ts'

/** What the owner wrote about the copy. A value that is unknown has no line. */
export function CopyFacts({ open: { copy, item, facts } }: { readonly open: OpenCopy }) {
  const formatter = useText()
  const { text, find } = formatter
  const { condition, graded, quantity, spare, own_value, left } = copy
  const detail = condition?.detail
  const variant = item && item.variants.length > 1 ? item.variants.find(({ id }) => id === copy.variant?.id) : undefined
  const lines: readonly (readonly [label: string, value: ReactNode, isWide?: boolean])[] = [
    [
      text('copy.condition'),
      condition &&
        [find(`scale.${condition.scale}.${condition.grade}`) ?? condition.grade, detail?.number]
          .filter(Boolean)
          .join(' '),
    ],
    [text('copy.sleeve'), detail?.sleeve && (find(`scale.${condition?.scale}.${detail.sleeve}`) ?? detail.sleeve)],
    [
      text('copy.company'),
      graded && [`${graded.company} ${graded.grade}`, graded.certificate].filter(Boolean).join(' · '),
    ],
    [
      text('copy.quantity'),
      <data key="quantity" value={quantity}>
        {spare > 0 ? text('copy.quantity.spare', { quantity, spare }) : quantity}
      </data>,
    ],
    [text('copy.variant'), variant && variantName({ text }, variant)],
    [
      text(quantity > 1 ? 'copy.paid-together' : 'copy.paid'),
      copy.paid && <Amount key="paid" money={copy.paid} isExact />,
    ],
    [text('copy.fees'), copy.fees && <Amount key="fees" money={copy.fees} isExact />],
    [text('copy.acquired-on'), copy.acquired_on && <Day key="acquired" day={copy.acquired_on} />],
    [text('copy.acquired-how'), copy.acquired_how && text(`copy.how.${copy.acquired_how}`)],
    [text('copy.acquired-from'), copy.acquired_from, true],
    [text('copy.left-on'), left?.on && <Day key="left" day={left.on} />],
    [text('copy.left-to'), left?.to],
    [text('copy.left-amount'), left?.amount && <Amount key="left" money={left.amount} isExact />],
    [text('copy.place'), copy.place && <Path key="place" path={copy.place.path} />, true],
    [text('copy.folder'), copy.folder?.name, true],
    [text('copy.tags'), copy.tags.length > 0 && copy.tags.join(', '), true],
    [text('copy.serial'), copy.serial],
    ...facts.map(
      (fact) =>
        [
          factLabel(formatter, fact),
          <FactValue key={fact.key} fact={fact} />,
          ['long_text', 'link'].includes(fact.type),
        ] as const,
    ),
    [
      text('copy.own-value'),
      own_value && (
        <Fragment key="value">
          <Amount money={own_value.amount} isExact />
          {own_value.on && (
            <>
              {' · '}
              <Day day={own_value.on} />
            </>
          )}
          {own_value.note && ` · ${own_value.note}`}
        </Fragment>
      ),
      true,
    ],
    [text('copy.notes'), copy.notes, true],
  ]
  return (
    <section aria-label={text('item.yours')}>
      <dl className="facts facts--cols">
        {lines.map(
          ([label, value, isWide = false]) =>
            value && (
              <div key={label} className={isWide ? 'wide' : undefined}>
                <dt>{label}</dt>
                <dd className="num copy__said">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

/** A day, a month or a year. */
function Day({ day }: { readonly day: string }) {
  const { locale } = useText()
  return <time dateTime={day}>{dayText(day, locale)}</time>
}

/** The names from the outermost place on. */
const Path = ({ path }: { readonly path: string }) => (
  <span className="path">
    {path.split(' / ').map((name, at) => (
      <Fragment key={at}>
        {at > 0 && <i>/</i>}
        {name}
      </Fragment>
    ))}
  </span>
)
