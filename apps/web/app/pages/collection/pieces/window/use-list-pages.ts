import type { CopiesBySet, CopyPage } from '@collect/collectibles/wire'
import { tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { useCallback, useEffect, useRef, useState } from 'react'

import { listedPage, type ListedPage, type ListedPlace } from '../listed-page.ts'

/** Places of one request. */
const pageSize = 96
/** Requests under way at once (docs/contract/collectibles.md §6.2). */
const mostAtOnce = 4

export interface ListPages {
  /** Copies of the whole list. */
  readonly count: number
  readonly placeAt: (at: number) => ListedPlace | undefined
  /** Asks for the page that holds this place. */
  readonly need: (at: number) => void
  /**
   * All places between two. The server is asked for those that are not there; if it does not answer, the result is undefined
   * and `isLost` becomes true.
   */
  readonly between: (from: number, to: number) => Promise<readonly ListedPlace[] | undefined>
  /** A page did not come. */
  readonly isLost: boolean
  readonly tryAgain: () => void
}

type Pages = ReadonlyMap<number, readonly ListedPlace[]>

/**
 * The list in pages that come when a row needs them.
 *
 * @param first What the page of the app holds already. Another one is a sign that something has changed: all pages are
 *   asked for again as rows need them, and those before stay in sight until then
 */
export function useListPages(asked: string, first: ListedPage): ListPages {
  const { locale } = useText()
  const [pages, setPages] = useState<Pages>(() => new Map())
  const [counted, setCounted] = useState({ of: first, count: first.count })
  const [isLost, setLost] = useState(false)
  /** Pages to ask for, the latest last: what the user looks at now comes first. */
  const wanted = useRef<number[]>([])
  const underway = useRef(new Set<number>())
  const lost = useRef(new Set<number>())
  /** Pages that belong to the list as it is now. */
  const known = useRef(new WeakMap<ListedPage, Map<number, readonly ListedPlace[]>>())
  const pump = useRef<() => void>(() => undefined)

  const load = useCallback(
    async (page: number) => {
      const got = await pageAt(asked, page, tagOf(locale))
      if (!got) return undefined
      known.current.set(first, (known.current.get(first) ?? new Map()).set(page, got.places))
      setPages((before) => new Map(before).set(page, got.places))
      setCounted({ of: first, count: got.count })
      return got.places
    },
    [asked, first, locale],
  )
  const lose = useCallback((page: number) => {
    lost.current.add(page)
    setLost(true)
  }, [])
  const ask = useCallback(
    async (page: number) => {
      underway.current.add(page)
      const got = await load(page)
      underway.current.delete(page)
      if (!got) lose(page)
      pump.current()
    },
    [load, lose],
  )
  useEffect(() => {
    pump.current = () => {
      while (underway.current.size < mostAtOnce) {
        const page = wanted.current.pop()
        if (page === undefined) return
        if (!underway.current.has(page)) void ask(page)
      }
    }
  }, [ask])

  const need = useCallback(
    (at: number) => {
      const page = Math.floor(at / pageSize)
      if (at < first.places.length || known.current.get(first)?.has(page)) return
      wanted.current = [...wanted.current.filter((other) => other !== page), page].slice(-mostAtOnce)
      pump.current()
    },
    [first],
  )
  const placeAt = useCallback(
    (at: number) => first.places[at] ?? pages.get(Math.floor(at / pageSize))?.[at % pageSize],
    [first, pages],
  )
  const between = useCallback(
    async (from: number, to: number) => {
      const found: ListedPlace[] = []
      for (let at = from; at <= to; at++) {
        const page = Math.floor(at / pageSize)
        const places = first.places[at] ? undefined : (known.current.get(first)?.get(page) ?? (await load(page)))
        const place = first.places[at] ?? places?.[at % pageSize]
        if (!place) {
          if (!places) lose(page)
          return undefined
        }
        found.push(place)
      }
      return found
    },
    [first, load, lose],
  )
  const tryAgain = useCallback(() => {
    wanted.current = [...lost.current]
    lost.current.clear()
    setLost(false)
    pump.current()
  }, [])
  const count = counted.of === first ? counted.count : first.count
  return { count, placeAt, need, between, isLost, tryAgain }
}

async function pageAt(asked: string, page: number, language: string): Promise<ListedPage | undefined> {
  const answer = await answerOf<CopyPage | CopiesBySet>(
    `${asked}&from=${page * pageSize}&page_size=${pageSize}`,
    language,
  )
  return answer && listedPage(answer)
}

/** What the service answers the browser; undefined if it does not. */
export async function answerOf<Body>(path: string, language: string): Promise<Body | undefined> {
  try {
    const answer = await fetch(`/api/collectibles${path}`, {
      headers: { Accept: 'application/json', 'Accept-Language': language },
    })
    return answer.ok ? ((await answer.json()) as Body) : undefined // the path's type
  } catch {
    return undefined
  }
}
