import { useText } from '@collect/messages/react'
import { useEffect } from 'react'
import { useLocation, useSubmit, type Fetcher } from 'react-router'

import { useFrame } from '../frame/use-frame.ts'
import { showToast } from '../shell/toasts/show-toast.ts'
import { newActKey } from './act-key.ts'
import type { ActNews } from './act-news.ts'
import { isFailure, newsText } from './news-text.ts'

/** The key of the fetcher that takes acts back. The frame of the page holds it, because a toast may outlive its form. */
export const undoFetcher = 'undo'

/** News of which there was a toast. */
const told = new WeakSet<ActNews>()

/** Shows what a form did as a toast, with its undo. A toast would be gone before a job ends, so `PageNews` follows that. */
export function useToldNews(
  { data: news }: Pick<Fetcher<ActNews>, 'data'>,
  name: string,
  isTold: (news: ActNews) => boolean = always,
): void {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const owner = useFrame()?.viewer?.id
  const submit = useSubmit()

  useEffect(() => {
    // Another language or address runs this again; a user who has seen the toast sees it once.
    if (!news || news.job !== undefined || told.has(news) || !isTold(news)) return
    told.add(news)
    const [{ batch }, key] = [news, newActKey()]
    const undo = (fields: Readonly<Record<string, string>>) =>
      void submit(fields, { method: 'post', action: pathname + search, navigate: false, fetcherKey: undoFetcher })
    showToast({
      tone: isFailure(news) ? 'error' : 'success',
      title: newsText({ text }, news, name),
      ...(batch !== undefined && {
        undo: {
          label: text('undo.do'),
          run: () => undo({ intent: 'undo', batch, key, ...(owner !== undefined && { owner }) }),
        },
      }),
    })
  }, [news, name, isTold, text, pathname, search, owner, submit])
}

const always = () => true
