import type { CopyPage, CopySummary } from '@collect/collectibles/wire'
import { tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Pieces of one request. */
const pageSize = 96
/** Requests under way at once (docs/contract/collectibles.md §6.2). */
const mostAtOnce = 4

interface PiecePages {
  /** Of the whole list. */
  readonly count: number
  readonly pieceAt: (at: number) => CopySummary | undefined
  /** Asks for the page that holds this piece. */
  readonly need: (at: number) => void
  /** A page did not come. */
  readonly isLost: boolean
  readonly tryAgain: () => void
}

type Pages = ReadonlyMap<number, readonly CopySummary[]>

/**
 * The list in pages that come when a row needs them.
 *
 * @param first What the page of the app holds already. Another one is a sign that something has changed: all pages are
 *   asked for again as rows need them, and those before stay in sight until then
 */
export function usePiecePages(asked: string, first: CopyPage): PiecePages {
  const { locale } = useText()
  const [pages, setPages] = useState<Pages>(() => new Map())
  const [counted, setCounted] = useState({ of: first, count: first.count })
  const [isLost, setLost] = useState(false)
  /** Pages to ask for, the latest last: what the user looks at now comes first. */
  const wanted = useRef<number[]>([])
  const underway = useRef(new Set<number>())
  const lost = useRef(new Set<number>())
  /** Pages that belong to the list as it is now. */
  const known = useRef(new WeakMap<CopyPage, Set<number>>())
  const pump = useRef<() => void>(() => undefined)

  const ask = useCallback(
    async (page: number) => {
      underway.current.add(page)
      const got = await pageAt(asked, page, tagOf(locale))
      underway.current.delete(page)
      if (got) {
        known.current.set(first, (known.current.get(first) ?? new Set()).add(page))
        setPages((before) => new Map(before).set(page, got.copies))
        setCounted({ of: first, count: got.count })
      } else {
        lost.current.add(page)
        setLost(true)
      }
      pump.current()
    },
    [asked, first, locale],
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
      if (at < first.copies.length || known.current.get(first)?.has(page)) return
      wanted.current = [...wanted.current.filter((other) => other !== page), page].slice(-mostAtOnce)
      pump.current()
    },
    [first],
  )
  const pieceAt = useCallback(
    (at: number) => first.copies[at] ?? pages.get(Math.floor(at / pageSize))?.[at % pageSize],
    [first, pages],
  )
  const tryAgain = useCallback(() => {
    wanted.current = [...lost.current]
    lost.current.clear()
    setLost(false)
    pump.current()
  }, [])
  return { count: counted.of === first ? counted.count : first.count, pieceAt, need, isLost, tryAgain }
}

async function pageAt(asked: string, page: number, language: string): Promise<CopyPage | undefined> {
  try {
    const place = new URLSearchParams({ from: String(page * pageSize), page_size: String(pageSize) })
    const answer = await fetch(`/api/collectibles/copies?${asked}&${place}`, {
      headers: { Accept: 'application/json', 'Accept-Language': language },
    })
    return answer.ok ? ((await answer.json()) as CopyPage) : undefined // the path's type
  } catch {
    return undefined
  }
}
