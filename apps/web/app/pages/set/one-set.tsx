import { useText } from '@collect/messages/react'
import { useState } from 'react'
import { useFetchers } from 'react-router'

import type { Told } from '../../acts/act-news.ts'
import { PageNews } from '../../acts/page-news.tsx'
import { failureIn } from '../../acts/use-sent-act.ts'
import { PageLinks } from '../page-links.tsx'
import { ProductTitle } from '../product-title.tsx'
import { SetChecklist } from './set-checklist.tsx'
import type { OpenSet } from './load-set.ts'
import { MarkHead, type Marked } from './mark-head.tsx'
import { marksIn, ownedMore } from './marks.ts'
import { EmptyPart } from './empty-part.tsx'
import { SetHead } from './set-head.tsx'
import { ShowTabs } from './show-tabs.tsx'

/** A set as a checklist (DISCOVER-SET-2). The head counts marks as soon as the user makes them. */
export function OneSet({ open }: { readonly open: OpenSet }) {
  const { text } = useText()
  const { set, list, show, isFirstPage, isMarking, news, job } = open
  const { id, name, total, mine } = set
  const waiting = useFetchers().filter((fetcher) => !failureIn(fetcher))
  const marks = marksIn(waiting.map(({ formData }) => formData))
  const owned = mine && mine.owned + ownedMore(list.entries, marks)
  const markedAs = (isOn: boolean): Marked => ({
    isOn,
    said: text(isOn ? 'set.marked' : 'set.unmarked', { owned: owned ?? 0, total }),
  })
  // What the service saved last; without a script the address says it.
  const [saved, setSaved] = useState<Marked>()
  const told = isMarking ? marksTold.get(news?.told) : undefined
  const marked = saved ?? (told === undefined ? undefined : markedAs(told))
  return (
    <>
      <ProductTitle page={name} />
      <SetHead set={set} owned={owned} />
      {news && told === undefined && <PageNews news={news} name={name} job={job} />}
      {mine && <ShowTabs set={set} mine={mine} show={show} />}
      {mine && <MarkHead set={id} isMarking={isMarking} marked={isMarking ? marked : undefined} />}
      {list.entries.length === 0 ? (
        <EmptyPart set={id} show={show} />
      ) : (
        <SetChecklist
          set={id}
          entries={list.entries}
          isMarking={isMarking}
          isMine={mine !== undefined}
          onMarked={(isOn) => setSaved(markedAs(isOn))}
        />
      )}
      <PageLinks next={list.next_page_token} isFirst={isFirstPage} />
    </>
  )
}

const marksTold = new Map<Told | undefined, boolean>([
  ['kept', true],
  ['released', false],
])
