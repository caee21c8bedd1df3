import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'
import { Outlet, useNavigation } from 'react-router'

import { ItemSheet } from '../item/item-sheet.tsx'
import { useOpenedItem } from '../item/use-opened-item.ts'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import type { WordyHandle } from '../frame/use-language.ts'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { stayWhenLost } from '../shell/contact/contact.ts'
import { OfflineNotice } from '../shell/contact/offline-notice.tsx'
import { ErrorBody } from '../shell/error-body.tsx'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { TopBar } from '../shell/top-bar.tsx'

/** Adds the product's texts to those of the account screens. */
export const handle: WordyHandle = { words: 'all' }

export const clientMiddleware = [stayWhenLost]

/** The frame of the product's pages: top bar, `main` with the page, bottom bar. */
export default function ProductLayout() {
  const opened = useOpenedItem()
  return (
    <>
      <ProductFrame isBehind={opened !== undefined}>
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </ProductFrame>
      {opened && <ItemSheet key={opened.item.id} {...opened} />}
    </>
  )
}

/** A missing or failed page, in the same frame. */
export function ErrorBoundary() {
  return (
    <ProductFrame isBehind={false}>
      <ErrorBody />
    </ProductFrame>
  )
}

interface ProductFrameProps {
  /** Makes the page inert behind an open item, also without a script. */
  readonly isBehind: boolean
  readonly children: ReactNode
}

function ProductFrame({ isBehind, children }: ProductFrameProps) {
  const { text } = useText()
  const isBusy = useNavigation().state === 'loading'
  return (
    <>
      <a className="skip" href="#content">
        {text('app.skip')}
      </a>
      <OfflineNotice />
      <div className="app" inert={isBehind}>
        <div className="shell">
          <TopBar />
          <p className="sr" role="status">
            {isBusy ? text('flow.loading') : ''}
          </p>
          {children}
          <footer className="foot">
            <LanguageSwitch />
            <ThemeSwitch />
          </footer>
        </div>
      </div>
      <BottomBar inert={isBehind} />
    </>
  )
}
