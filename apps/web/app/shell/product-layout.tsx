import { useText } from '@collect/messages/react'
import { Outlet, useNavigation } from 'react-router'

import { ItemSheet } from '../item/item-sheet.tsx'
import { useOpenedItem } from '../item/use-opened-item.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame of the product's pages: bar above, bar below, the page in `main` between them. */
export default function ProductLayout() {
  const { text } = useText()
  const opened = useOpenedItem()
  const busy = useNavigation().state === 'loading'
  return (
    <>
      <a className="skip" href="#content">
        {text('app.skip')}
      </a>
      {/* While an item lies open the page behind it is out of reach, also without a script. */}
      <div className="app" inert={opened !== undefined}>
        <div className="shell">
          <TopBar />
          <p className="sr" role="status">
            {busy ? text('flow.loading') : ''}
          </p>
          <main id="content" tabIndex={-1}>
            <Outlet />
          </main>
          <footer className="foot">
            <ThemeSwitch />
          </footer>
        </div>
      </div>
      <BottomBar inert={opened !== undefined} />
      {opened && <ItemSheet key={opened.item.id} {...opened} />}
    </>
  )
}
