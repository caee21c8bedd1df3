import latin from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url'
import latinExtended from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2?url'
import { directionOf, tagOf, type Locale } from '@collect/messages'
import { MessagesProvider } from '@collect/messages/react'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import pageColour from 'virtual:page-colour'

import type { Route } from './+types/root'
import accountSheet from './css/account-pages.css?inline'
import sheet from './css/app.css?inline'
import { useLanguage } from './frame/use-language.ts'
import { useNonce } from './nonce.tsx'
import { loadFrame } from './frame/load-frame.ts'
import type { Theme } from './server/theme.ts'
import { ToastPlace } from './shell/toasts/toast-place.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

export const loader = (visit: Route.LoaderArgs) => loadFrame(visit)

/** A change of the search alone (an opened item) leaves the frame as it is. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== 'GET') return true
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce()
  // Absent when the loader itself failed: the page stands without it.
  const frame = useRouteLoaderData<typeof loader>('root')
  const { area, names, formatter } = useLanguage()
  const isFirstPage = frame?.hasFont === false
  const fonts = withMoreLetters.has(formatter.locale) ? [latin, latinExtended] : [latin]
  return (
    <html
      lang={tagOf(formatter.locale)}
      dir={directionOf(formatter.locale)}
      data-words={names}
      data-theme={frame?.theme}
      data-font={area === 'account' && isFirstPage ? 'next' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        {/* Vite's own styles, those of its error overlay, need the nonce too. */}
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <ThemeColour theme={frame?.theme} />
        <Meta />
        <Links />
        {area === 'all' &&
          fonts.map((file) => (
            <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
        {names.split(' ').map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        {/* Half a page would move when its other half comes: it is shown when all of it is there. */}
        <link rel="expect" href="#page-end" blocking="render" />
        {/* Written by the server only. A name and a precedence tell React to leave it where it is, whatever becomes of the page. */}
        <style
          href="sheet"
          precedence="page"
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? (area === 'account' ? accountSheet : sheet) : '' }}
        />
      </head>
      <body>
        {area === 'account' && <FontsInPassing files={fonts} rel={isFirstPage ? 'prefetch' : 'preload'} />}
        <MessagesProvider formatter={formatter}>
          {children}
          <ToastPlace />
          <template id="page-end" />
        </MessagesProvider>
        {/* The browser itself restores account pages, which are left by whole page loads: no script before the paint. */}
        {area === 'all' && <ScrollRestoration />}
        <Scripts />
      </body>
    </html>
  )
}

/** Languages whose every page holds letters beyond the first font file. */
const withMoreLetters: ReadonlySet<Locale> = new Set(['pl'])

/**
 * A font that is asked for in the head holds the first paint back for a while. Where somebody wants to sign in it is
 * asked for from the body, which React would lift into the head: the form is there at once. A browser that has not got
 * it yet fetches it for the next page, when it has nothing else to do.
 */
function FontsInPassing({ files, rel }: { readonly files: readonly string[]; readonly rel: 'preload' | 'prefetch' }) {
  // Written by the server only; the browser keeps what came with the page.
  const links = import.meta.env.SSR
    ? files.map((file) => `<link rel="${rel}" href="${file}" as="font" type="font/woff2" crossorigin>`).join('')
    : ''
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: links }} />
}

/** Colours the browser's own frame like the page. */
function ThemeColour({ theme }: { readonly theme: Theme | undefined }) {
  if (theme) return <meta name="theme-color" content={pageColour[theme]} />
  return (
    <>
      <meta name="theme-color" content={pageColour.light} media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content={pageColour.dark} media="(prefers-color-scheme:dark)" />
    </>
  )
}

export default function Root() {
  return <Outlet />
}

export { RootError as ErrorBoundary } from './pages/root-error.tsx'
