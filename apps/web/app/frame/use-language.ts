import type { Area, Formatter } from '@collect/messages'

import { useOpenPage } from '../open-page.ts'
import { namesFor, useWords } from './words.ts'

/** A route's `handle` when its pages need more texts than the account screens. */
export interface WordyHandle {
  readonly words: Area
}

/** The area of a page, from the handles of its routes. */
export const areaOf = (handles: readonly unknown[]): Area => (handles.some(isWordy) ? 'all' : 'account')

const isWordy = (handle: unknown) => (handle as Partial<WordyHandle> | undefined)?.words === 'all' // routes export this shape

/** The page's language and area. Data in another language comes after its texts have loaded. */
export function useLanguage(): { readonly area: Area; readonly names: string; readonly formatter: Formatter } {
  const words = useWords()
  const { frame, area } = useOpenPage()
  // Without a frame the root's loader has failed; the error page keeps the document's language.
  const names = frame ? namesFor(frame.words, area) : words.namesFor(area)
  const formatter = words.find(frame?.locale ?? words.locale, names)
  if (!formatter) throw new Error(`The catalogue files of the page failed to load: ${names}`)
  return { area, names, formatter }
}
