import type { Item } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { useFetcher, useLocation } from 'react-router'

import type { ActNews } from '../../acts/act-news.ts'
import { useSentMark } from '../../acts/use-sent-mark.ts'
import { useToldNews } from '../../acts/use-told-news.ts'
import { Owner } from '../../frame/owner.tsx'
import { MarkIcon } from '../mark-icon.tsx'
import { itemPath } from '../item-path.ts'

/** Whether the user wants the item, and has one to spare. */
export function WantAndSpare({ item }: { readonly item: Item }) {
  const { owned = 0, wished = false, spare = 0 } = item.mine ?? {}
  return (
    <div className="trio" role="group" aria-label={item.name}>
      <Toggle item={item} what="wished" isOn={wished} isPossible />
      <Toggle item={item} what="spare" isOn={spare > 0} isPossible={owned > 0} />
    </div>
  )
}

interface ToggleProps {
  readonly item: Item
  readonly what: keyof typeof looks
  readonly isOn: boolean
  readonly isPossible: boolean
}

const looks = {
  wished: { label: 'item.want', icon: 'want' },
  spare: { label: 'item.spare', icon: 'spare' },
} as const

function Toggle({ item, what, isOn, isPossible }: ToggleProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ActNews>()
  useToldNews(fetcher, item.name)
  const sent = useSentMark(fetcher)
  const isPressed = sent.isOn ?? isOn
  const { label, icon } = looks[what]
  return (
    <fetcher.Form method="post" action={itemPath(pathname, search, item.id)}>
      <Owner />
      <input type="hidden" name="intent" value="toggle" />
      <input type="hidden" name="what" value={what} />
      <button
        className="tog"
        name="on"
        value={isPressed ? 'no' : 'yes'}
        aria-pressed={isPressed}
        disabled={!isPossible && !isPressed}
      >
        <MarkIcon name={icon} />
        {text(label)}
      </button>
      {sent.isStranded && (
        <p className="error trio__error" role="alert">
          <span>{text('offline.not-saved')}</span>
        </p>
      )}
    </fetcher.Form>
  )
}
