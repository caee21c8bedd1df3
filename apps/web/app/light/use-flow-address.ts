import { useCallback, useSyncExternalStore } from 'react'

import type { PageData } from './page-data.ts'

type Address = PageData['address']

/** The steps that a page takes itself; the browser tells only of its own. */
const steps = new EventTarget()

/**
 * The query of an account page, which names the chosen method. The page stays for all addresses of its flow, and all
 * others are loaded as documents.
 * @param drawn The address for which the server rendered the page. The user may go back before the page is hydrated.
 */
export function useFlowAddress(drawn: Address): { readonly search: string; readonly go: (href: string) => void } {
  const subscribe = useCallback(
    (onStep: () => void) => {
      const follow = () => {
        if (isSameFlow(location, drawn)) onStep()
        else location.reload()
      }
      addEventListener('popstate', follow)
      steps.addEventListener('step', onStep)
      return () => {
        removeEventListener('popstate', follow)
        steps.removeEventListener('step', onStep)
      }
    },
    [drawn],
  )
  const search = useSyncExternalStore(
    subscribe,
    () => (isSameFlow(location, drawn) ? location : drawn).search,
    () => drawn.search,
  )

  const go = useCallback(
    (href: string) => {
      const next = new URL(href, location.href)
      if (!isSameFlow(next, drawn)) return location.assign(next)
      if (next.href === location.href) return
      history.pushState(null, '', next)
      steps.dispatchEvent(new Event('step'))
    },
    [drawn],
  )
  return { search, go }
}

const isSameFlow = (one: Address, other: Address): boolean =>
  one.pathname === other.pathname && flowIn(one) === flowIn(other)

const flowIn = ({ search }: Address) => new URLSearchParams(search).get('flow')
