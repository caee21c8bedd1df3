import { useText } from '@collect/messages/react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'
import { useFrame } from '../../frame/use-frame.ts'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { useWayBack } from './use-way-back.ts'

export interface AccountMenuProps {
  readonly email: string | undefined
}

/** The menu. It opens as soon as it has loaded, because the user has just pressed its button. */
export function AccountMenu({ email }: AccountMenuProps) {
  const { text } = useText()
  const navigate = useNavigate()
  const back = useWayBack()
  const hasLanguages = useFrame()?.hasLanguages
  const [logout, setLogout] = useState<HTMLFormElement | null>(null)
  // Within the header, so that all of the page stands in a landmark.
  const place = logout?.parentElement
  return (
    <>
      {/* Outside the menu: the browser does not submit a form that the closing menu removes. */}
      <form ref={setLogout} method="post" action="/logout" hidden />
      {/* Not modal: the page keeps its scrollbar, so nothing shifts. */}
      <DropdownMenu.Root defaultOpen modal={false}>
        <DropdownMenu.Trigger className="iconbtn" aria-label={text('menu.label')}>
          <ProductIcon name="profile" />
        </DropdownMenu.Trigger>
        {place && (
          <DropdownMenu.Portal container={place}>
            <DropdownMenu.Content className="menu__list" align="end" sideOffset={6} collisionPadding={16} loop>
              {email && <DropdownMenu.Label className="menu__who">{email}</DropdownMenu.Label>}
              <DropdownMenu.Item className="menu__entry" onSelect={() => void navigate('/settings')}>
                {text('menu.settings')}
              </DropdownMenu.Item>
              {back && (
                <DropdownMenu.Item className="menu__entry" asChild>
                  <a href={back.href}>{text(back.text)}</a>
                </DropdownMenu.Item>
              )}
              {hasLanguages && <LanguageMenu place={place} />}
              <ThemeMenu place={place} />
              <DropdownMenu.Item className="menu__entry" data-testid="logout" onSelect={() => logout?.requestSubmit()}>
                {text('menu.logout')}
              </DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        )}
      </DropdownMenu.Root>
    </>
  )
}
