import type { Screen } from '@collect/flow'
import type { ReactNode } from 'react'
import { Footer } from '../steps/footer.tsx'
import { Header } from './header.tsx'
import { Messages, type Notice } from './messages.tsx'

interface CardProps {
  readonly screen: Screen
  readonly notice?: Notice | undefined
  readonly children: ReactNode
}

/** A card, about 480 px wide (CARD-HEADER-6). */
export function Card({ screen: { heading, chip, messages, footer }, notice, children }: CardProps) {
  return (
    <div className="authcard">
      <Header heading={heading} chip={chip} />
      <Messages messages={messages} notice={notice} />
      {children}
      <Footer lines={footer} />
    </div>
  )
}
