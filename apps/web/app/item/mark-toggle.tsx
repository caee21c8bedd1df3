import type { ItemSummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { useFetcher } from 'react-router'

import { ActFailure } from '../acts/act-failure.tsx'
import { ActKeyField } from '../acts/act-key-field.tsx'
import type { ActNews } from '../acts/act-news.ts'
import { useActKey } from '../acts/use-act-key.ts'
import { useSentAct } from '../acts/use-sent-act.ts'
import { useToldNews } from '../acts/use-told-news.ts'
import { Owner } from '../frame/owner.tsx'
import { MarkIcon } from './mark-icon.tsx'

interface MarkToggleProps {
  readonly item: Pick<ItemSummary, 'id' | 'name'>
  readonly what: keyof typeof looks
  readonly isOn: boolean
  readonly isPossible?: boolean
  /** The page that gets the form. */
  readonly action: string
  /** Its name for readers names the item, because the item's name stands elsewhere. */
  readonly isNamed?: boolean
  /** Where arrows move between cells, those of one cell alone take part in the order of the Tab key. */
  readonly tabIndex?: number | undefined
}

const looks = {
  owned: { label: 'item.own', icon: 'own' },
  wished: { label: 'item.want', icon: 'want' },
  spare: { label: 'item.spare', icon: 'spare' },
} as const

/** A form that says whether the user owns an item, wants it, or has one to spare. */
export function MarkToggle({
  item,
  what,
  isOn,
  isPossible = true,
  action,
  isNamed = false,
  tabIndex,
}: MarkToggleProps) {
  const { text } = useText()
  const fetcher = useFetcher<ActNews>()
  useToldNews(fetcher, item.name)
  const sent = useSentAct(fetcher, item.name)
  const isPressed = sent.isOn ?? isOn
  const actKey = useActKey(fetcher, isPressed ? 'no' : 'yes')
  const { label, icon } = looks[what]
  return (
    <fetcher.Form method="post" action={action} onSubmit={actKey.onSubmit}>
      <Owner />
      <ActKeyField value={actKey.key} />
      <input type="hidden" name="intent" value="toggle" />
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="item" value={item.id} />
      <button
        className="tog"
        name="on"
        value={isPressed ? 'no' : 'yes'}
        aria-pressed={isPressed}
        aria-label={isNamed ? text('item.mark', { mark: text(label), name: item.name }) : undefined}
        disabled={!isPossible && !isPressed}
        tabIndex={tabIndex}
      >
        <MarkIcon name={icon} />
        {text(label)}
      </button>
      <ActFailure text={sent.failure} className="error trio__error" />
    </fetcher.Form>
  )
}
