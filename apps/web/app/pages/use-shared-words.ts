import { useText } from '@collect/messages/react'
import { useMatches } from 'react-router'

import type { SocialCardProps } from '../frame/social-card.tsx'
import { useOpenedItem } from '../item/use-opened-item.ts'
import type { OpenSet } from './set/load-set.ts'

/** What a shared link says of the page: the open item, else the set behind it. */
export function useSharedWords(): SocialCardProps {
  const { text } = useText()
  const item = useOpenedItem()?.item
  const set = setOf(useMatches().at(-1)?.loaderData)?.set
  if (item) {
    const description = item.story || [text(`category.${item.category}`), item.caption].filter(Boolean).join(' · ')
    // Only the samples have pictures that crawlers read.
    return { title: item.name, description, item: item.sample ? item.id : undefined }
  }
  if (!set) return {}
  return { title: set.name, description: set.description || text('set.items', { count: set.total }) }
}

/** Only the loader of Discover uses these names. */
function setOf(loaded: unknown): OpenSet | undefined {
  const view = (loaded as { view?: { name: string; open?: OpenSet } } | undefined)?.view
  return view?.name === 'set' ? view.open : undefined
}
