import type { BinnedCopy } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Form, Link, useLocation } from 'react-router'

import { longDay, useClockwork } from '../../../account/settings/security/exact-time.tsx'
import { Owner } from '../../../frame/owner.tsx'
import { Art } from '../../../item/art.tsx'
import { PageLinks } from '../../page-links.tsx'
import { ToldHere } from '../order/told-here.tsx'
import { pieceName } from '../pieces/cells/piece-words.ts'
import { ViewHead } from '../../view-head.tsx'
import { binPath } from './bin-path.ts'
import { EraseQuestion } from './erase-question.tsx'
import type { OpenBin } from './load-bin.ts'

/** Deleted pieces, which come back or go for good. */
export function BinView({ open }: { readonly open: OpenBin }) {
  const formatter = useText()
  const { text } = formatter
  const { pathname, search } = useLocation()
  const { copies, count, asked, told, key, next_page_token, isFirstPage } = open
  return (
    <>
      <ViewHead title={text('shelves.bin')}>{text('shelves.bin.lead')}</ViewHead>
      <ToldHere told={told && { ...told, name: pieceName(formatter, told) }} />
      {count === 0 ? (
        <section className="empty" aria-labelledby="bin-empty">
          <h2 id="bin-empty">{text('shelves.bin.none')}</h2>
          <div className="acts">
            <Link className="btn" to="/collection">
              {text('shelves.back')}
            </Link>
          </div>
        </section>
      ) : (
        <>
          <div className="binhead">
            <p>{text('shelves.bin.count', { count })}</p>
            {asked !== 'all' && (
              <Link className="btn" id={idOfErase('all')} to={binPath(pathname + search, 'all')} preventScrollReset>
                {text('shelves.bin.empty')}
              </Link>
            )}
          </div>
          {asked === 'all' && (
            <EraseQuestion question={text('shelves.bin.ask', { count })} opener={idOfErase('all')}>
              <input type="hidden" name="all" value="yes" />
              <input type="hidden" name="expected" value={count} />
            </EraseQuestion>
          )}
          <ul className="shelflist">
            {copies.map((copy) => (
              <li key={copy.id} id={`row-${copy.id}`} data-copy={copy.id}>
                <BinnedRow copy={copy} isAsked={asked === copy.id} actKey={`${key}-${copy.id}`} />
                {asked === copy.id && (
                  <EraseQuestion
                    question={text('shelves.bin.ask-one', { name: pieceName(formatter, copy) })}
                    opener={idOfErase(copy.id)}
                  >
                    <input type="hidden" name="copy" value={copy.id} />
                    <input type="hidden" name="rev" value={copy.rev} />
                  </EraseQuestion>
                )}
              </li>
            ))}
          </ul>
          <PageLinks next={next_page_token} isFirst={isFirstPage} />
        </>
      )}
    </>
  )
}

const idOfErase = (asked: string): string => `erase-${asked}`

interface BinnedRowProps {
  readonly copy: BinnedCopy
  readonly isAsked: boolean
  readonly actKey: string
}

function BinnedRow({ copy, isAsked, actKey }: BinnedRowProps) {
  const formatter = useText()
  const { text } = formatter
  const { pathname, search } = useLocation()
  const { id, caption, art, sample, deleted_at, until } = copy
  const name = pieceName(formatter, copy)
  const facts = [caption, sample && text('item.sample')].filter(Boolean).join(' · ')
  const named = (act: string) => text('shelves.named', { act, name })
  return (
    <div className="shelf shelf--art shelf--wide">
      <Art src={art} />
      <div>
        <b className="shelf__name">{name}</b>
        {facts !== '' && <span className="shelf__facts">{facts}</span>}
        <span className="shelf__facts">
          <BinDays deleted={deleted_at} until={until} />
        </span>
      </div>
      <div className="shelf__acts">
        <Form method="post" action={pathname + search} preventScrollReset className="shelf__moves">
          <Owner />
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="copy" value={id} />
          <input type="hidden" name="key" value={actKey} />
          <button className="btn btn--sm" aria-label={named(text('shelves.bin.restore'))}>
            {text('shelves.bin.restore')}
          </button>
        </Form>
        {!isAsked && (
          <Link
            className="btn btn--sm btn--quiet"
            id={idOfErase(id)}
            to={`${binPath(pathname + search, id)}#row-${id}`}
            aria-label={named(text('shelves.bin.erase'))}
            preventScrollReset
          >
            {text('shelves.bin.erase')}
          </Link>
        )}
      </div>
    </div>
  )
}

interface BinDaysProps {
  readonly deleted: string
  readonly until: string
}

/** When the piece was deleted, and when it goes, in the order of the language. */
function BinDays(days: BinDaysProps) {
  const { text } = useText()
  const clock = useClockwork()
  // Each day stands between two marks, which no text has.
  const sentence = text('shelves.bin.deleted', { deleted: '\0deleted\0', until: '\0until\0' })
  return sentence.split('\0').map((part) =>
    part === 'deleted' || part === 'until' ? (
      <time key={part} dateTime={days[part]}>
        {longDay(days[part], clock)}
      </time>
    ) : (
      part
    ),
  )
}
