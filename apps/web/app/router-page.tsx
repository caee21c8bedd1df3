import { useCallback, useMemo, type ReactNode } from 'react'
import { useLocation, useMatches, useNavigate, useNavigation, useRevalidator, useRouteLoaderData } from 'react-router'

import { areaOf } from './frame/use-language.ts'
import { OpenPageContext, type PageFrame } from './open-page.ts'

/** The open page as the router knows it. */
export function RouterPage({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  const frame = useRouteLoaderData<PageFrame>('root')
  const area = areaOf(useMatches().map(({ handle }) => handle))
  const { state: navigation } = useNavigation()
  const { state: revalidation, revalidate } = useRevalidator()
  const isLoading = navigation === 'loading' || revalidation === 'loading'
  const navigate = useNavigate()
  const go = useCallback((href: string) => void navigate(href, { preventScrollReset: true }), [navigate])
  const page = useMemo(
    () => ({ pathname, search, frame, area, isLoading, go, reload: revalidate }),
    [pathname, search, frame, area, isLoading, go, revalidate],
  )
  return <OpenPageContext value={page}>{children}</OpenPageContext>
}
