import type { Area, Formatter } from '@collect/messages'
import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'

import { useFrame } from './use-frame.ts'
import { namesFor, useWords } from './words.ts'

/** What a route says in its `handle` when its pages say more than the account screens do. */
export interface WordyHandle {
  readonly words: Area
}

/** The page's language, and how much it says in it. Another one is shown once its words are there; until then the page stays as it is. */
export function useLanguage(): { readonly area: Area; readonly names: string; readonly formatter: Formatter } {
  const words = useWords()
  const frame = useFrame()
  const area = useMatches().some(({ handle }) => isWordy(handle)) ? 'all' : 'account'
  // Without a frame the root's loader has failed, and the page says so in the language that it came in.
  const locale = frame?.locale ?? words.locale
  const names = frame ? namesFor(frame.words, area) : words.namesFor(area)
  const found = words.find(locale, names)
  const [last, keep] = useState(found)
  useEffect(() => {
    let isWanted = true
    const take = (formatter: Formatter) => {
      if (isWanted) keep(formatter)
    }
    // Out of reach: the page goes on in the language that it has.
    words.load(locale, names).then(take, () => undefined)
    return () => {
      isWanted = false
    }
  }, [words, locale, names])

  const formatter = found ?? last
  if (!formatter) throw new Error(`The page came without its words: ${names}`)
  return { area, names, formatter }
}

const isWordy = (handle: unknown) => (handle as Partial<WordyHandle> | undefined)?.words === 'all' // routes say it so
