import { createSessionWatch, createTransport } from '@collect/flow'
import { SessionProvider } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useState, type ReactNode } from 'react'
import { Outlet } from 'react-router'

import { UndoNews } from '../acts/undo-news.tsx'
import { ItemSheet } from '../item/sheet/item-sheet.tsx'
import { useOpenedItem } from '../item/use-opened-item.ts'
import { sheetSlot, useHasSheet } from './sheet-slot.ts'
import { useSharedWords } from './use-shared-words.ts'
import { LanguageSwitch } from '../frame/language/language-switch.tsx'
import { useFrame } from '../frame/use-frame.ts'
import { SocialCard } from '../frame/social-card.tsx'
import { LegalLinks } from '../frame/legal-links.tsx'
import type { WordyHandle } from '../frame/use-language.ts'
import { Beside } from '../shell/beside.tsx'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { OfflineNotice } from '../shell/contact/offline-notice.tsx'
import { useContact } from '../shell/contact/use-contact.ts'
import { SignedOutNotice } from '../shell/signed-out-notice.tsx'
import { DeletionNotice } from '../shell/deletion-notice.tsx'
import { ErrorBody } from '../shell/error-body.tsx'
import { PasskeyOffer } from '../account/offer/passkey-offer.tsx'
import { ReleaseNotice } from '../shell/release/release-notice.tsx'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { TopBar } from '../shell/top-bar.tsx'

/** Adds the product's texts to those of the account screens. */
export const handle: WordyHandle = { words: 'all' }

/** The frame of the product's pages: top bar, `main` with the page, bottom bar. */
export default function ProductLayout() {
  const opened = useOpenedItem()
  const hasSheet = useHasSheet()
  return (
    <>
      <SocialCard {...useSharedWords()} />
      <ProductFrame isBehind={opened !== undefined || hasSheet}>
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </ProductFrame>
      {opened && <ItemSheet key={opened.item.id} {...opened} />}
      {!opened && hasSheet && <Outlet context={sheetSlot} />}
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
  const { isBusy } = useContact()
  const frame = useFrame()
  const [watch] = useState(() =>
    createSessionWatch(createTransport(), frame?.viewer || frame?.isUnsure ? undefined : null),
  )
  return (
    <SessionProvider watch={watch}>
      <a className="skip" href="#content" inert={isBehind}>
        {text('app.skip')}
      </a>
      <a className="skip" href="#navigation" inert={isBehind}>
        {text('app.skip-navigation')}
      </a>
      <OfflineNotice />
      <ReleaseNotice />
      <UndoNews />
      <DeletionNotice inert={isBehind} />
      {frame?.signedOut !== undefined && <SignedOutNotice words={frame.signedOut} />}
      <div className="app" inert={isBehind}>
        <div className="shell">
          <TopBar />
          <p className="waiting" role="status">
            {isBusy ? text('flow.loading') : ''}
          </p>
          <Beside>
            <PasskeyOffer />
          </Beside>
          {children}
          <footer className="foot">
            <LanguageSwitch />
            <ThemeSwitch />
            <LegalLinks />
          </footer>
        </div>
      </div>
      <BottomBar inert={isBehind} />
    </SessionProvider>
  )
}
