import type { Batch, BatchPage } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Form, Link, useLocation } from 'react-router'

import {
  dayOf,
  longDay,
  nearDay,
  shortDay,
  timeOfDay,
  useClockwork,
} from '../../../account/settings/security/exact-time.tsx'
import { Owner } from '../../../frame/owner.tsx'
import { PageLinks } from '../../page-links.tsx'
import { ToldHere } from '../order/told-here.tsx'
import { ViewHead } from '../../view-head.tsx'
import { changeLines, nameOfRow } from './change-lines.ts'
import type { OpenActivity } from './load-activity.ts'

/** What the owner did, by day, with the way back. */
export function ActivityView({ open }: { readonly open: OpenActivity }) {
  const { text } = useText()
  const clock = useClockwork()
  const { batches, names, told, key, next_page_token, isFirstPage } = open
  return (
    <>
      <ViewHead title={text('shelves.activity')}>{text('shelves.activity.lead')}</ViewHead>
      <ToldHere told={told} />
      {batches.length === 0 && (
        <section className="empty" aria-labelledby="no-activity">
          <h2 id="no-activity">{text('shelves.activity.none')}</h2>
          <p className="muted">{text('shelves.activity.none.text')}</p>
          <div className="acts">
            <Link className="btn" to="/discover">
              {text('collection.empty.action')}
            </Link>
          </div>
        </section>
      )}
      {[...Map.groupBy(batches, ({ at }) => dayOf(at, clock))].map(([day, inDay]) => {
        const at = inDay[0]?.at ?? day
        const near = nearDay(at, clock)
        return (
          <section key={day} className="shelves" aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>
              {/* The browser alone knows that a day is near. Its word takes the place of the year, so that no line breaks anew. */}
              {near === undefined ? longDay(at, clock) : `${shortDay(at, clock)} · ${near}`}
            </h2>
            <ul className="shelflist">
              {inDay.map((batch) => (
                <li key={batch.id} data-batch={batch.id}>
                  <BatchRow batch={batch} names={names} time={timeOfDay(batch.at, clock)} actKey={key} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <PageLinks next={next_page_token} isFirst={isFirstPage} />
    </>
  )
}

const verbs = ['made', 'changed', 'deleted', 'restored', 'erased'] as const
const things = ['copy', 'photo', 'wish', 'folder', 'place', 'tag', 'field', 'item', 'set'] as const

interface BatchRowProps {
  readonly batch: Batch
  readonly names: BatchPage['names']
  readonly time: string
  readonly actKey: string
}

function BatchRow({ batch, names, time, actKey }: BatchRowProps) {
  const formatter = useText()
  const { text } = formatter
  const { pathname, search } = useLocation()
  const [last] = batch.activity
  if (!last) return null
  const first = nameOfRow(formatter, last, names)
  const name = batch.count > 1 ? text('shelves.activity.more', { name: first, count: batch.count - 1 }) : first
  const lines = changeLines(formatter, batch, names)
  const verb = verbs.find((known) => known === last.verb)
  const thing = things.find((known) => known === last.entity)
  const what = [verb && text(`shelves.did.${verb}`), thing && text(`shelves.thing.${thing}`)]
  return (
    <div className="shelf">
      <div>
        <b className="shelf__name">{name}</b>
        <span className="shelf__facts">
          {what.filter(Boolean).join(' · ')} · <time dateTime={batch.at}>{time}</time>
        </span>
        {lines.length > 0 && (
          <ul className="shelf__lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {batch.undo && (
        <Form method="post" action={pathname + search} preventScrollReset>
          <Owner />
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="batch" value={batch.id} />
          <input type="hidden" name="key" value={`${actKey}-${batch.id}`} />
          <input type="hidden" name="tell" value="page" />
          <button className="btn btn--sm" aria-label={text('shelves.named', { act: text('undo.do'), name })}>
            {text('undo.do')}
          </button>
        </Form>
      )}
    </div>
  )
}
