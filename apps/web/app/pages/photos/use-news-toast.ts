import { useState } from 'react'

import type { ActNews } from '../../acts/act-news.ts'
import { useToldNews } from '../../acts/use-told-news.ts'

const keyOf = (news: ActNews | undefined) => news && `${news.told} ${news.batch}`

/** Shows news of the address as a toast too, since a form of this page led to it. A page that has just arrived says it alone. */
export function useNewsToast(news: ActNews | undefined, name: string): void {
  const [first] = useState(news)
  // Each load of the page has its own copy of the same news.
  const [shown, setShown] = useState(news)
  if (keyOf(news) !== keyOf(shown)) setShown(news)
  useToldNews({ data: shown === first ? undefined : shown }, name)
}
