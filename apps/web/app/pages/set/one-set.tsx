import { useText } from '@collect/messages/react'
import { useState } from 'react'
import { useFetchers } from 'react-router'

import type { Told } from '../../acts/act-news.ts'
import { PageNews } from '../../acts/page-news.tsx'
import { useContact } from '../../shell/contact/use-contact.ts'
import { PageLinks } from '../page-links.tsx'
import { ProductTitle } from '../product-title.tsx'
import { SetChecklist } from './set-checklist.tsx'
import type { OpenSet } from './load-set.ts'
import { MarkHead } from './mark-head.tsx'
import { marksIn, ownedMore } from './marks.ts'
import { SetHead } from './set-head.tsx'
import { ShowTabs } from './show-tabs.tsx'

/** A set as a checklist (DISCOVER-SET-2). The head counts marks as soon as the user makes them. */
export function OneSet({ open }: { readonly open: OpenSet }) {
  const { text } = useText()
  const { set, list, show, isFirstPage, isMarking, news } = open
  const { id, name, total, mine } = set
  const { isLost } = useContact()
  const waiting = useFetchers()
  const marks = isLost ? [] : marksIn(waiting.map(({ formData }) => formData))
  const owned = mine && mine.owned + ownedMore(list.entries, marks)
  // What the last press marked; without a script the address says it.
  const [pressed, setPressed] = useState<boolean>()
  const told = isMarking ? marksTold.get(news?.told) : undefined
  const isOn = pressed ?? told
  const marked =
    isMarking && isOn !== undefined && !isLost
      ? { isOn, said: text(isOn ? 'set.marked' : 'set.unmarked', { owned: owned ?? 0, total }) }
      : undefined
  return (
    <>
      <ProductTitle page={name} />
      <SetHead set={set} owned={owned} />
      {news && told === undefined && <PageNews news={news} name={name} />}
      {mine && <ShowTabs set={set} mine={mine} show={show} />}
      {mine && <MarkHead set={id} isMarking={isMarking} marked={marked} />}
      {list.entries.length === 0 ? (
        <p className="muted">{text(emptyWords[show])}</p>
      ) : (
        <SetChecklist
          set={id}
          entries={list.entries}
          isMarking={isMarking}
          isMine={mine !== undefined}
          onMark={setPressed}
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

const emptyWords = {
  all: 'set.empty',
  have: 'set.none-owned',
  missing: 'set.none-missing',
  spare: 'set.none-spare',
} as const
