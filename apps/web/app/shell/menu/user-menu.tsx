import { useText } from '@collect/messages/react'
import { useRef, useState, type ComponentType, type MouseEvent } from 'react'

import { ProductIcon } from '../../frame/icon.tsx'
import { Beside } from '../beside.tsx'
import type { AccountMenuProps } from './account-menu.tsx'
import { useWayBack } from './use-way-back.ts'

const loadMenu = () => import('./account-menu.tsx')

/** How long a press waits for the menu before the disclosure opens, in milliseconds. */
const patience = 300

/**
 * User settings and Logout (FORM-ELEMENT-5). The server sends a disclosure that needs no script. At the first use a
 * menu with keyboard support replaces it. The menu weighs more than the rest of the shell, so it loads on demand;
 * until it arrives, and without it, the disclosure works.
 */
export function UserMenu({ email }: { readonly email: string | undefined }) {
  const { text } = useText()
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps>>()
  const back = useWayBack()
  const details = useRef<HTMLDetailsElement>(null)

  const press = (event: MouseEvent) => {
    event.preventDefault()
    const disclosure = details.current
    if (disclosure?.open) return disclosure.removeAttribute('open')
    let isOpened = false
    const open = () => {
      isOpened = true
      disclosure?.setAttribute('open', '')
    }
    const late = setTimeout(open, patience)
    loadMenu()
      .then(
        ({ AccountMenu }) => {
          // The user may have closed the disclosure meanwhile.
          if (!isOpened || disclosure?.open) setMenu(() => AccountMenu)
        },
        open, // Offline, or an older build.
      )
      .finally(() => clearTimeout(late))
    return undefined
  }
  const warmUp = () => void loadMenu().catch(() => undefined)

  const disclosure = (
    <details className="menu" ref={details}>
      <summary
        className="iconbtn"
        aria-label={text('menu.label')}
        onClick={press}
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
  return Menu ? (
    <Beside instead={disclosure}>
      <Menu email={email} />
    </Beside>
  ) : (
    disclosure
  )
}
