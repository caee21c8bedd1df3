import { useText } from '@collect/messages/react'
import { useRef, useState, type ComponentType, type MouseEvent } from 'react'

import { ProductIcon } from '../../frame/icon.tsx'
import type { AccountMenuProps } from './account-menu.tsx'
import { useWayBack } from './use-way-back.ts'

const loadMenu = () => import('./account-menu.tsx')

/**
 * User settings and Logout (FORM-ELEMENT-5). The server sends a disclosure that needs no script. At the first use a
 * menu with keyboard support replaces it. The menu weighs more than the rest of the shell, so it loads on demand.
 */
export function UserMenu({ email }: { readonly email: string | undefined }) {
  const { text } = useText()
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps>>()
  const back = useWayBack()
  const disclosure = useRef<HTMLDetailsElement>(null)
  if (Menu) return <Menu email={email} />

  const open = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      const { AccountMenu } = await loadMenu()
      setMenu(() => AccountMenu)
    } catch {
      // Offline, or an older build: the disclosure still works.
      disclosure.current?.toggleAttribute('open')
    }
  }
  const warmUp = () => void loadMenu().catch(() => undefined)

  return (
    <details className="menu" ref={disclosure}>
      <summary
        className="iconbtn"
        aria-label={text('menu.label')}
        onClick={open}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <ProductIcon name="profile" />
      </summary>
      <div className="menu__list">
        {email && <p className="menu__who">{email}</p>}
        <a className="menu__entry" href="/settings">
          {text('menu.settings')}
        </a>
        {back && (
          <a className="menu__entry" href={back.href}>
            {text(back.text)}
          </a>
        )}
        <form method="post" action="/logout">
          <button className="menu__entry" type="submit" data-testid="logout">
            {text('menu.logout')}
          </button>
        </form>
      </div>
    </details>
  )
}
