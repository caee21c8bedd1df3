import type { Suggestion, Suggestions } from '@collect/collectibles/wire'
import { tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { useCallback, useEffect, useRef, useState } from 'react'

/** A pause in typing, in milliseconds (docs/contract/collectibles.md §6.1). */
const pause = 120

interface Asking {
  /** Undefined while the list is closed. */
  readonly suggestions: readonly Suggestion[] | undefined
  /** The user has typed; the list opens once there are suggestions. */
  typed(text: string): void
  close(): void
}

/** Suggestions for what the user types: after a pause, and with one request at a time. */
export function useSuggestions(): Asking {
  const { locale } = useText()
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>()
  /** The text that is to be asked for; undefined once the list is closed. */
  const wanted = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isAsking = useRef(false)

  const close = useCallback(() => {
    wanted.current = undefined
    clearTimeout(timer.current)
    setSuggestions(undefined)
  }, [])
  useEffect(() => close, [close])

  const ask = useCallback(async () => {
    if (isAsking.current) return
    isAsking.current = true
    let asked: string | undefined
    // A text that was typed meanwhile is asked for next.
    while (wanted.current !== undefined && wanted.current !== asked) {
      asked = wanted.current
      const found = await suggestionsFor(asked, tagOf(locale))
      if (wanted.current === asked) setSuggestions(found)
    }
    isAsking.current = false
  }, [locale])

  const typed = useCallback(
    (text: string) => {
      clearTimeout(timer.current)
      if (text.trim() === '') return close()
      wanted.current = text
      timer.current = setTimeout(() => void ask(), pause)
    },
    [ask, close],
  )
  return { suggestions, typed, close }
}

/** Suggestions are no more than a help: a failure leaves the field as it is. */
async function suggestionsFor(text: string, language: string): Promise<readonly Suggestion[] | undefined> {
  try {
    const answer = await fetch(`/api/collectibles/suggest?${new URLSearchParams({ q: text })}`, {
      headers: { Accept: 'application/json', 'Accept-Language': language },
    })
    return answer.ok ? ((await answer.json()) as Suggestions).suggestions : undefined // the path's type
  } catch {
    return undefined
  }
}
