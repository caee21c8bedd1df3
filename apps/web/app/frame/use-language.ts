import type { Area, Formatter } from '@collect/messages'
import { useMatches } from 'react-router'

import { useFrame } from './use-frame.ts'
import { namesFor, useWords } from './words.ts'

/** A route's `handle` when its pages need more texts than the account screens. */
export interface WordyHandle {
  readonly words: Area
}

/** The page's language and area. Data in another language comes after its texts have loaded. */
export function useLanguage(): { readonly area: Area; readonly names: string; readonly formatter: Formatter } {
  const words = useWords()
  const frame = useFrame()
  const area = useMatches().some(({ handle }) => isWordy(handle)) ? 'all' : 'account'
  // Without a frame the root's loader has failed; the error page keeps the document's language.
  const names = frame ? namesFor(frame.words, area) : words.namesFor(area)
  const formatter = words.find(frame?.locale ?? words.locale, names)
  if (!formatter) throw new Error(`The catalogue files of the page failed to load: ${names}`)
  return { area, names, formatter }
}

const isWordy = (handle: unknown) => (handle as Partial<WordyHandle> | undefined)?.words === 'all' // routes export this shape
