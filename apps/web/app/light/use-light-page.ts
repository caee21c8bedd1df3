import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { contact } from '../contact.ts'
import { wordsOfFrame } from '../frame/browser-words.ts'
import type { OpenPage } from '../open-page.ts'
import { pageDataIn, type PageData } from './page-data.ts'

type Address = Pick<OpenPage, 'pathname' | 'search'>

/** The open page without a router. All addresses but those of the same flow are loaded as documents. */
export function useLightPage(first: PageData, opened: Address): { readonly data: PageData; readonly page: OpenPage } {
  const [data, setData] = useState(first)
  const [{ pathname, search }, setAddress] = useState(opened)
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    // The browser goes back or forth between the choices of a method.
    const follow = () => {
      if (isSameFlow(location, { pathname, search })) setAddress(addressOf(location))
      else location.reload()
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [pathname, search])

  const go = useCallback((href: string) => {
    const next = new URL(href, location.href)
    if (!isSameFlow(location, next)) return location.assign(next)
    if (next.href === location.href) return
    history.pushState(null, '', next)
    setAddress(addressOf(next))
  }, [])

  const reload = useCallback(async () => {
    setLoading(true)
    try {
      const answer = await fetch(location.href)
      if (answer.redirected) return location.assign(answer.url)
      const fresh = pageDataIn(await answer.text())
      const isLost = !fresh || !(await wordsOfFrame(fresh.frame))
      contact.report(isLost)
      // The answer to a post stays: a GET does not have it.
      if (!isLost) setData(({ actionData }) => ({ ...fresh, actionData }))
    } catch {
      contact.report(true)
    } finally {
      setLoading(false)
    }
  }, [])
  const isLost = useSyncExternalStore(contact.subscribe, contact.isLost, () => false)
  const tryAgain = useCallback(() => {
    const again = contact.again() ?? reload
    void again()
  }, [reload])

  const { frame, area } = data
  const page = useMemo(
    () => ({ pathname, search, frame, area, isLoading, isLost, tryAgain, go, reload }),
    [pathname, search, frame, area, isLoading, isLost, tryAgain, go, reload],
  )
  return { data, page }
}

const addressOf = ({ pathname, search }: Address): Address => ({ pathname, search })

const isSameFlow = (one: Address, other: Address): boolean =>
  one.pathname === other.pathname && flowIn(one) === flowIn(other)

const flowIn = ({ search }: Address) => new URLSearchParams(search).get('flow')
