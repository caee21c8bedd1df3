import { useText } from '@collect/messages/react'
import { useEffect, useRef } from 'react'
import { useLocation, type FetcherWithComponents } from 'react-router'

import { useFrame } from '../frame/use-frame.ts'
import { showToast } from '../shell/toasts/show-toast.ts'
import type { ActNews } from './act-news.ts'
import { isFailure, newsText } from './news-text.ts'

/** Shows what a form did as a toast, with its undo. */
export function useToldNews(
  { data: news, submit }: FetcherWithComponents<ActNews>,
  name: string,
  isTold: (news: ActNews) => boolean = always,
): void {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const owner = useFrame()?.viewer?.id

  // The toast may outlive its form, so it keeps what it needs.
  const undo = useRef<(batch: string) => void>(() => undefined)
  useEffect(() => {
    undo.current = (batch) =>
      void submit(
        { intent: 'undo', batch, ...(owner !== undefined && { owner }) },
        { method: 'post', action: pathname + search },
      )
  })

  useEffect(() => {
    if (!news || !isTold(news)) return
    const { batch } = news
    showToast({
      tone: isFailure(news) ? 'error' : 'success',
      title: newsText({ text }, news, name),
      ...(batch !== undefined && { undo: { label: text('undo.do'), run: () => undo.current(batch) } }),
    })
  }, [news, name, text, isTold])
}

const always = () => true
