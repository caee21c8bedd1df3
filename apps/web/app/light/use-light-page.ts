import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'

import { contact } from '../contact.ts'
import { wordsOfFrame } from '../frame/browser-words.ts'
import type { OpenPage } from '../open-page.ts'
import { pageDataIn, type PageData } from './page-data.ts'
import { useFlowAddress } from './use-flow-address.ts'

/** The open page without a router. */
export function useLightPage(first: PageData): { readonly data: PageData; readonly page: OpenPage } {
  const [data, setData] = useState(first)
  const { pathname } = first.address
  const { search, go } = useFlowAddress(first.address)
  const [isLoading, setLoading] = useState(false)

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
