import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { Logo } from '../frame/logo.tsx'
import { LogoutButton } from './logout-button.tsx'
import { UserMenu } from './menu/user-menu.tsx'
import { signInPath } from '../frame/sign-in-path.ts'
import { useFrame } from '../frame/use-frame.ts'
import { useViewer } from './use-viewer.ts'

/**
 * Pages with their own Logout button (PROFILE-PAGE-1, DEV-PANEL-2): a second one in a menu would confuse.
 */
const withOwnLogout = new Set(['/dev/auth'])

export function TopBar() {
  return (
    <header className="topbar">
      <Link className="logo" to="/">
        <Logo />
      </Link>
      <Account />
    </header>
  )
}

function Account() {
  const { text } = useText()
  const frame = useFrame()
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  if (!frame || withOwnLogout.has(pathname)) return null
  // Profile settings page (PROFILE-PAGE-1): logo, heading, Logout button.
  if (pathname === '/settings') return <LogoutButton />
  if (viewer) return <UserMenu email={viewer.email} />
  return (
    // A full page load: the service starts the flow.
    <a className="link link--tap sm" href={signInPath('login', frame.origin, pathname + search)}>
      {text('menu.login')}
    </a>
  )
}
