import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router'

import type { Route } from './+types/root'
import { loadFrame } from './frame/load-frame.ts'
import { PageDocument } from './page-document.tsx'
import { RouterPage } from './router-page.tsx'
import { stayWhenLost } from './shell/contact/stay-when-lost.ts'
import { useEarlyStep } from './shell/early-step.ts'

export const clientMiddleware = [stayWhenLost]

export const loader = (visit: Route.LoaderArgs) => loadFrame(visit)

/** A change of the query alone (an opened item) does not reload the frame's data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // The form waits on its error page for a sign-in. The loaders of its page would lead there, and the form would be lost.
  if (actionStatus === 401) return false
  if (formMethod && formMethod !== 'GET') return true
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <RouterPage>
      <PageDocument
        head={
          <>
            <Meta />
            <Links />
          </>
        }
        scripts={
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        }
      >
        {children}
      </PageDocument>
    </RouterPage>
  )
}

export default function Root() {
  useEarlyStep()
  return <Outlet />
}

export { RootError as ErrorBoundary } from './pages/root-error.tsx'
