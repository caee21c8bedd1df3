import type { TextKey } from '@collect/messages'
import { useText } from '@collect/messages/react'

import { Art } from '../../item/art.tsx'

type Place = { readonly art: string } | { readonly front: TextKey }

/** Six objects, with the pictures of the samples, and three closed fronts. */
const places: readonly Place[] = [
  { art: 'heron-penny' },
  { art: 'north-light' },
  { front: 'home.front.cards' },
  { art: 'tin-robot' },
  { front: 'category.vinyl' },
  { art: 'amethyst' },
  { front: 'category.coins' },
  { art: 'ember-fox' },
  { art: 'slow-harbour' },
]

/** The decorative cabinet beside the heading. */
export function FreeCabinet() {
  const { text } = useText()
  return (
    <div className="cabinet cabinet--free" aria-hidden="true">
      {places.map((place) =>
        'art' in place ? (
          <div className="niche" key={place.art}>
            <Art src={`/api/collectibles/items/${place.art}/art.svg?v=1`} isFirst />
          </div>
        ) : (
          <div className="drawer" key={place.front}>
            <span className="plate">{text(place.front)}</span>
          </div>
        ),
      )}
    </div>
  )
}
