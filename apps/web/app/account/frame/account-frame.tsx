import { Message } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'

import { LanguageSwitch } from '../../frame/language/language-switch.tsx'
import { LegalLinks } from '../../frame/legal-links.tsx'
import { Brand } from '../../frame/brand.tsx'
import { useOpenPage } from '../../open-page.ts'
import { CabinetWall } from './cabinet-wall.tsx'

/** The frame of the account pages: "Back to Home" instead of the bottom bar (FLOW-PAGE-3). */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const { text } = useText()
  const { isLost, isLoading, tryAgain } = useOpenPage()
  return (
    <div className="auth">
      <CabinetWall />
      <main className="auth__main">
        <div className="topbar">
          <Brand />
          <a className="link link--tap sm" href="/">
            {text('flow.back-home')}
          </a>
        </div>
        <p className="waiting" role="status">
          {isLoading ? text('flow.loading') : ''}
        </p>
        {isLost && (
          <div className="messages" role="alert">
            <Message
              type="error"
              text={text('flow.unreachable')}
              action={{ label: text('flow.try-again'), take: tryAgain }}
            />
          </div>
        )}
        {children}
        <div className="auth__foot">
          <LanguageSwitch />
          <LegalLinks />
        </div>
      </main>
    </div>
  )
}
