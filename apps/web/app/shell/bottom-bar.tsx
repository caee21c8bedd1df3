import type { ProductKey } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { ProductIcon, type ProductIconName } from '../frame/icon.tsx'

/** Bottom navigation (NAV-BAR-1): these four, in this order. */
const tabs = [
  { path: '/discover', text: 'navigation.discover', icon: 'discover' },
  { path: '/shop', text: 'navigation.shop', icon: 'shop' },
  { path: '/collection', text: 'navigation.collection', icon: 'collection' },
  { path: '/settings', text: 'navigation.profile', icon: 'profile' },
] as const satisfies readonly { readonly path: string; readonly text: ProductKey; readonly icon: ProductIconName }[]

/** The bottom bar. A tab is orange on its exact path only (NAV-BAR-2). */
export function BottomBar({ inert }: { readonly inert: boolean }) {
  const { text } = useText()
  const { pathname } = useLocation()
  return (
    <nav className="nav" id="navigation" tabIndex={-1} aria-label={text('navigation.label')} inert={inert}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Link to={tab.path} aria-current={pathname === tab.path ? 'page' : undefined}>
              <ProductIcon name={tab.icon} />
              <span>{text(tab.text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
