import { copyStatuses } from '@collect/collectibles/wire'
import { tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'

import { ActFailure } from '../../../acts/act-failure.tsx'
import { ActKeyField } from '../../../acts/act-key-field.tsx'
import type { ActNews } from '../../../acts/act-news.ts'
import { keepFocusNear } from '../../../acts/keep-focus-near.ts'
import { PageNews } from '../../../acts/page-news.tsx'
import { useActKey } from '../../../acts/use-act-key.ts'
import { useSentAct } from '../../../acts/use-sent-act.ts'
import { useToldNews } from '../../../acts/use-told-news.ts'
import { Owner } from '../../../frame/owner.tsx'
import { historyPath } from '../../../item/copy-path.ts'
import { gradeWord, type HistoryEntry } from './history-entry.ts'
import type { OpenHistory } from './open-copy.ts'

interface HistoryProps {
  /** The copy. */
  readonly id: string
  readonly history: OpenHistory
}

/** What happened to the copy, the latest first. */
export function History({ id, history: { entries, hundreds, hasMore, scales } }: HistoryProps) {
  const { text, locale } = useText()
  const { pathname, search, state } = useLocation()
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef({ hundreds, count: entries.length })
  // Changes whose undo was asked for: a large one goes on after the change itself can be undone no more.
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
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
              <EntryWords entry={entry} scales={scales} />
              {(entry.canBeUndone || asked.has(entry.id)) && (
                <UndoEntry entry={entry} onAsked={() => setAsked(new Set([...asked, entry.id]))} />
              )}
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
  scales,
}: {
  readonly entry: HistoryEntry
  readonly scales: OpenHistory['scales']
}) {
  const formatter = useText()
  const { text, list } = formatter
  const wordOf = (field: string, value: string) => {
    if (field === 'condition') return gradeWord(formatter, scales, value)
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

interface UndoEntryProps {
  readonly entry: HistoryEntry
  readonly onAsked: () => void
}

/** The way back from a change. Where it needs a job, how far that is. */
function UndoEntry({ entry: { batch, canBeUndone }, onAsked }: UndoEntryProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ActNews>()
  useToldNews(fetcher, '')
  const actKey = useActKey(fetcher)
  const { failure } = useSentAct(fetcher, '')
  if (fetcher.data?.job !== undefined) return <PageNews news={fetcher.data} name="" />
  if (!canBeUndone) return null
  function onSubmit() {
    actKey.onSubmit()
    onAsked()
  }
  return (
    <fetcher.Form method="post" action={pathname + search} onSubmit={onSubmit} ref={keepFocusNear}>
      <Owner />
      <ActKeyField value={actKey.key} />
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="batch" value={batch} />
      <button className="line__undo link">{text('copy.undo')}</button>
      <ActFailure text={failure} />
    </fetcher.Form>
  )
}
