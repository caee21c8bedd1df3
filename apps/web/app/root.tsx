import latin from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'

import type { Route } from './+types/root'
import css from './css/app.css?inline'
import { useNonce } from './nonce.tsx'
import { pageContext } from './server/page-context.ts'
import { sessionOf } from './server/session.ts'
import { themeOf } from './server/theme.ts'
import { emailOf } from './server/viewer.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

/** What the frame of every page needs; all of it is in the page, so it is little. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { project, devPages } = context.get(pageContext)
  const session = await sessionOf(context, request)
  return {
    name: project.name,
    logo: project.logo_light_url,
    devPages,
    theme: themeOf(request),
    viewer: session?.identity ? { email: emailOf(session.identity) } : undefined,
  }
}

export type Frame = Awaited<ReturnType<typeof loader>>

/** A change of the search alone (an opened item) leaves the frame as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: Route.ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== 'GET') return true
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  // Absent when the loader itself failed: the page stands without it.
  const frame = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en" data-theme={frame?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" content="#ece8e0" media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content="#17110d" media="(prefers-color-scheme:dark)" />
        <Meta />
        <Links />
        {/* Written by the server only; the browser keeps what came with the page. */}
        <style
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? css : '' }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export { RootError as ErrorBoundary } from './shell/root-error.tsx'
