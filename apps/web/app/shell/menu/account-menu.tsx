import { useText } from '@collect/messages/react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'

export interface AccountMenuProps {
  readonly email: string | undefined
}

/** The menu itself; it opens as it arrives, because somebody has just asked for it. */
export function AccountMenu({ email }: AccountMenuProps) {
  const { text } = useText()
  const navigate = useNavigate()
  const logout = useRef<HTMLFormElement>(null)
  return (
    <>
      {/* Outside the list: a form that leaves the page with the closing menu would not be sent. */}
      <form ref={logout} method="post" action="/logout" hidden />
      {/* Not modal: the page keeps its scroll bar, so nothing shifts. */}
      <DropdownMenu.Root defaultOpen modal={false}>
        <DropdownMenu.Trigger className="iconbtn" aria-label={text('menu.label')}>
          <ProductIcon name="profile" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu__list" align="end" sideOffset={6} collisionPadding={16} loop>
            {email && <DropdownMenu.Label className="menu__who">{email}</DropdownMenu.Label>}
            <DropdownMenu.Item className="menu__entry" onSelect={() => void navigate('/settings')}>
              {text('menu.settings')}
            </DropdownMenu.Item>
            <DropdownMenu.Item
              className="menu__entry"
              data-testid="logout"
              onSelect={() => logout.current?.requestSubmit()}
            >
              {text('menu.logout')}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </>
  )
}
