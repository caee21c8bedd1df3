import latin from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url'
import latinExtended from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2?url'
import { directionOf, tagOf, type Locale } from '@collect/messages'
import { MessagesProvider } from '@collect/messages/react'
import type { ReactNode } from 'react'
import pageColour from 'virtual:page-colour'

import accountSheet from './css/account-pages.css?inline'
import sheet from './css/app.css?inline'
import { noticeOf, signedOutNoticeOf } from './frame/notices-html.ts'
import { useLanguage } from './frame/use-language.ts'
import { useNonce } from './nonce.tsx'
import { useOpenPage } from './open-page.ts'
import { lostNotice, watchLost } from './server/lost-notice.ts'
import type { Theme } from './server/theme.ts'
import { ToastPlace } from './shell/toasts/toast-place.tsx'

interface DocumentProps {
  readonly children: ReactNode
  /** What the router adds to the head. */
  readonly head?: ReactNode
  /** The last elements of the body. */
  readonly scripts?: ReactNode
}

/** The HTML document of every page. */
export function PageDocument({ children, head, scripts }: DocumentProps) {
  const nonce = useNonce()
  const { frame } = useOpenPage()
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
        {/* Before the page's scripts. Rendered by the server only. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? watchLost : '' }}
        />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        {/* In development, Vite's styles (error overlay) need the nonce too. */}
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <ThemeColour theme={frame?.theme} />
        <link nonce={nonce} rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
        {area === 'all' &&
          fonts.map((file) => (
            <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
        {names.split(' ').map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        {/* The browser paints the page when it is complete, so that no half of it moves. */}
        <link rel="expect" href="#page-end" blocking="render" />
        {/* Rendered by the server only. `href` and `precedence` make React keep it in place on every navigation. */}
        <style
          href="sheet"
          precedence="page"
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? (area === 'account' ? accountSheet : sheet) : '' }}
        />
      </head>
      <body>
        {/* Rendered by the server only; the browser keeps the document's HTML. */}
        <div
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? (area === 'account' ? fontsInPassing(fonts, isFirstPage ? 'prefetch' : 'preload') : '') +
                lostNotice(formatter) +
                noticeOf(frame?.deletion) +
                (area === 'account' ? signedOutNoticeOf(frame?.signedOut) : '')
              : '',
          }}
        />
        <MessagesProvider formatter={formatter}>
          {children}
          <ToastPlace />
          <template id="page-end" />
        </MessagesProvider>
        {scripts}
      </body>
    </html>
  )
}

/** Languages whose pages always have letters beyond the first font file. */
const withMoreLetters: ReadonlySet<Locale> = new Set(['pl'])

/**
 * Font links in the body. A font link in the head delays the first paint, and React would move a link element there, so
 * account pages write theirs as HTML. A browser without the font prefetches it for the next page when it is idle.
 */
const fontsInPassing = (files: readonly string[], rel: 'preload' | 'prefetch'): string =>
  files.map((file) => `<link rel="${rel}" href="${file}" as="font" type="font/woff2" crossorigin>`).join('')

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
