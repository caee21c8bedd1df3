import type { Fact, Money } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { Amount } from '../amount.tsx'
import { factText } from './fact-text.ts'

/** A value as the language writes it: an amount by its currency, a link as one that a page of ours does not vouch for. */
export function FactValue({ fact }: { readonly fact: Fact }) {
  const formatter = useText()
  const { type, value } = fact
  if (type === 'money') return <Amount money={value as Money} isExact /> // the service checks values by their type
  if (type === 'link' && typeof value === 'string')
    return (
      <a className="link" href={value} rel="nofollow noopener noreferrer">
        {value}
      </a>
    )
  return factText(formatter, fact)
}
