import { useText } from '@collect/messages/react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'

export interface AccountMenuProps {
  readonly email: string | undefined
}

/** The menu. It opens as soon as it has loaded, because the user has just pressed its button. */
export function AccountMenu({ email }: AccountMenuProps) {
  const { text } = useText()
  const navigate = useNavigate()
  const logout = useRef<HTMLFormElement>(null)
  return (
    <>
      {/* Outside the menu: the browser does not submit a form that the closing menu removes. */}
      <form ref={logout} method="post" action="/logout" hidden />
      {/* Not modal: the page keeps its scrollbar, so nothing shifts. */}
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
