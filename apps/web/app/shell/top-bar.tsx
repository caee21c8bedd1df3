import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { LogoMark } from '../frame/logo-mark.tsx'
import { LogoutButton } from './logout-button.tsx'
import { UserMenu } from './menu/user-menu.tsx'
import { signInPath } from '../frame/sign-in-path.ts'
import { useFrame } from '../frame/use-frame.ts'

/**
 * Pages with their own Logout button (PROFILE-PAGE-1, DEV-PANEL-2): a second one in a menu would confuse.
 */
const withOwnLogout = new Set(['/dev/auth'])

export function TopBar() {
  const { text } = useText()
  const frame = useFrame()
  const name = frame?.name ?? text('app.name')
  return (
    <header className="topbar">
      <Link className="logo" to="/">
        {frame?.logo ? <img className="logo__image" src={frame.logo} alt="" /> : <LogoMark />}
        <span>{name}</span>
      </Link>
      <Account />
    </header>
  )
}

function Account() {
  const { text } = useText()
  const frame = useFrame()
  const { pathname, search } = useLocation()
  if (!frame || withOwnLogout.has(pathname)) return null
  // Profile settings page (PROFILE-PAGE-1): logo, heading, Logout button.
  if (pathname === '/settings') return <LogoutButton />
  if (frame.viewer) return <UserMenu email={frame.viewer.email} />
  return (
    // A full page load: the service starts the flow.
    <a className="link link--tap sm" href={signInPath('login', frame.origin, pathname + search)}>
      {text('menu.login')}
    </a>
  )
}
