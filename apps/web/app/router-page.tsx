import { use, useCallback, type ReactNode } from 'react'
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useMatches,
  useNavigate,
  useRevalidator,
  useRouteLoaderData,
} from 'react-router'

import { areaOf } from './frame/use-language.ts'
import { OpenPageContext, type PageFrame } from './open-page.ts'
import { noteFetchers } from './shell/contact/of-fetcher.ts'
import { useContact } from './shell/contact/use-contact.ts'

/** The open page as the router knows it. */
export function RouterPage({ children }: { readonly children: ReactNode }) {
  // Before any component takes a fetcher from the router.
  const { router } = use(RouterContext) ?? {}
  if (router) noteFetchers(router)
  const { pathname, search } = useLocation()
  const frame = useRouteLoaderData<PageFrame>('root')
  const area = areaOf(useMatches().map(({ handle }) => handle))
  const { isLost, isBusy: isLoading, tryAgain } = useContact()
  const { revalidate: reload } = useRevalidator()
  const navigate = useNavigate()
  const go = useCallback((href: string) => void navigate(href, { preventScrollReset: true }), [navigate])
  return (
    <OpenPageContext value={{ pathname, search, frame, area, isLoading, isLost, tryAgain, go, reload }}>
      {children}
    </OpenPageContext>
  )
}
