import { useState } from 'react'
import type { Fetcher } from 'react-router'

import { newActKey } from './act-key.ts'
import type { ActNews } from './act-news.ts'
import { isFailure } from './news-text.ts'

interface SentKey {
  readonly act: string
  readonly key: string
  /** What the fetcher had told before. */
  readonly before: ActNews | undefined
}

interface ActKey {
  readonly key: string
  /** The form is being sent. */
  readonly onSubmit: () => void
}

/**
 * The key of a fetcher's form, which stays on its page. A press whose answer is missing keeps its key, so that the next
 * press is the same act. Each other press is an act of its own.
 * @param act What the button does now, if it does one thing after the other.
 */
export function useActKey({ data }: Pick<Fetcher<ActNews>, 'data'>, act = ''): ActKey {
  const [fresh, setFresh] = useState(newActKey)
  const [sent, setSent] = useState<SentKey>()
  const isAnswered = sent !== undefined && data !== undefined && data !== sent.before && !isFailure(data)
  const key = sent?.act === act && !isAnswered ? sent.key : fresh
  return {
    key,
    onSubmit() {
      setSent({ act, key, before: data })
      if (key === fresh) setFresh(newActKey())
    },
  }
}
