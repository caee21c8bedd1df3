import type { EventFacts } from '@collect/contract'
import { deviceOf } from '@collect/messages'
import { useText } from '@collect/messages/react'

import { placeWords } from './place-words.ts'

/** The device, place and method of an event, in words. */
export function useEventFacts(): (about: EventFacts) => readonly string[] {
  const { text, locale } = useText()
  return ({ userAgent = '', ipAddress, location, method }) => {
    const { browser, system } = deviceOf(userAgent)
    const device = browser && system ? text('profile.sessions.device', { browser, system }) : (browser ?? system)
    const way = typeof method === 'string' ? text('profile.review.way', { method }) : undefined
    return [device, ipAddress, placeWords(location, locale), way].filter(
      (fact) => fact !== undefined && fact !== '',
    ) as string[] // filtered
  }
}
