import { copyStatuses, type ConditionScale } from '@collect/collectibles/wire'
import { tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { useEffect, useRef } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'

import { ActFailure } from '../../../acts/act-failure.tsx'
import { ActKeyField } from '../../../acts/act-key-field.tsx'
import type { ActNews } from '../../../acts/act-news.ts'
import { keepFocusNear } from '../../../acts/keep-focus-near.ts'
import { useActKey } from '../../../acts/use-act-key.ts'
import { useSentAct } from '../../../acts/use-sent-act.ts'
import { useToldNews } from '../../../acts/use-told-news.ts'
import { Owner } from '../../../frame/owner.tsx'
import { historyPath } from '../../../item/copy-path.ts'
import type { HistoryEntry } from './history-entry.ts'
import type { OpenHistory } from './open-copy.ts'

interface HistoryProps {
  /** The copy. */
  readonly id: string
  readonly history: OpenHistory
  readonly scale: ConditionScale['id'] | undefined
}

/** What happened to the copy, the latest first. */
export function History({ id, history: { entries, hundreds, hasMore }, scale }: HistoryProps) {
  const { text, locale } = useText()
  const { pathname, search, state } = useLocation()
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef({ hundreds, count: entries.length })
  useEffect(() => {
    const before = shown.current
    shown.current = { hundreds, count: entries.length }
    // The link goes with the last change that it brings, so the first one takes its focus.
    if (before.hundreds < hundreds) list.current?.querySelectorAll('li')[before.count]?.focus()
  }, [hundreds, entries.length])
  const day = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'medium', timeZone: 'UTC' })
  if (entries.length === 0) return null
  return (
    <section className="part" aria-labelledby="copy-history">
      {/* Takes the focus of the last Undo. */}
      <h3 id="copy-history" tabIndex={-1}>
        {text('copy.history')}
      </h3>
      <ol className="line" ref={list}>
        {entries.map((entry) => (
          <li key={entry.id} tabIndex={-1}>
            <div>
              <EntryWords entry={entry} scale={scale} />
              {entry.canBeUndone && <UndoEntry batch={entry.batch} />}
            </div>
            <time dateTime={entry.at}>{day.format(new Date(entry.at))}</time>
          </li>
        ))}
      </ol>
      {hasMore && (
        <Link
          className="link link--tap"
          to={historyPath(pathname + search, id, hundreds + 1)}
          replace
          state={state}
          preventScrollReset
        >
          {text('list.more')}
        </Link>
      )}
    </section>
  )
}

function EntryWords({
  entry: { verb, changes },
  scale,
}: {
  readonly entry: HistoryEntry
  readonly scale: string | undefined
}) {
  const { text, find, list } = useText()
  const wordOf = (field: string, value: string) => {
    if (field === 'condition') return find(`scale.${scale}.${value}`) ?? value
    const status = field === 'status' && copyStatuses.find((known) => known === value)
    return status ? text(`copy.status.${status}`) : value
  }
  if (verb === 'made') return <p>{text('copy.history.made')}</p>
  if (verb === 'deleted') return <p>{text('copy.history.deleted')}</p>
  if (verb === 'restored') return <p>{text('copy.history.restored')}</p>
  const named = changes.filter(({ before, after }) => before !== undefined || after !== undefined)
  const others = changes.filter((change) => !named.includes(change))
  return (
    <>
      {named.map(({ field, before, after }) => (
        <p key={field}>
          {text(
            after === undefined
              ? 'copy.history.gone'
              : before === undefined
                ? 'copy.history.set'
                : 'copy.history.changed',
            {
              field: text(`copy.${field}`),
              before: wordOf(field, before ?? ''),
              after: wordOf(field, after ?? ''),
            },
          )}
        </p>
      ))}
      {others.length > 0 && (
        <p>{text('copy.history.others', { fields: list(others.map(({ field }) => text(`copy.${field}`))) })}</p>
      )}
    </>
  )
}

function UndoEntry({ batch }: { readonly batch: string }) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ActNews>()
  useToldNews(fetcher, '')
  const actKey = useActKey(fetcher)
  const { failure } = useSentAct(fetcher, '')
  return (
    <fetcher.Form method="post" action={pathname + search} onSubmit={actKey.onSubmit} ref={keepFocusNear}>
      <Owner />
      <ActKeyField value={actKey.key} />
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="batch" value={batch} />
      <button className="line__undo link">{text('copy.undo')}</button>
      <ActFailure text={failure} />
    </fetcher.Form>
  )
}
