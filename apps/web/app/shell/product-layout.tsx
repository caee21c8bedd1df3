import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'
import { Outlet, useNavigation } from 'react-router'

import { ItemSheet } from '../item/item-sheet.tsx'
import { useOpenedItem } from '../item/use-opened-item.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ErrorBody } from './error-body.tsx'
import { ProductWords } from './product-words.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame of the product's pages: bar above, bar below, the page in `main` between them. */
export default function ProductLayout() {
  const opened = useOpenedItem()
  return (
    <ProductWords>
      <ProductFrame isBehind={opened !== undefined}>
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </ProductFrame>
      {opened && <ItemSheet key={opened.item.id} {...opened} />}
    </ProductWords>
  )
}

/** A page that leads nowhere or fails, in the same frame. */
export function ErrorBoundary() {
  return (
    <ProductWords>
      <ProductFrame isBehind={false}>
        <ErrorBody />
      </ProductFrame>
    </ProductWords>
  )
}

interface ProductFrameProps {
  /** An item lies open in front of it: the page is out of reach then, also without a script. */
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
      <div className="app" inert={isBehind}>
        <div className="shell">
          <TopBar />
          <p className="sr" role="status">
            {isBusy ? text('flow.loading') : ''}
          </p>
          {children}
          <footer className="foot">
            <ThemeSwitch />
          </footer>
        </div>
      </div>
      <BottomBar inert={isBehind} />
    </>
  )
}
