import { anyBox, box } from './box.ts'
import { coinOfFacts } from './coin-of-facts.ts'
import { coin } from './coin.ts'
import type { DrawnItem } from './drawn-item.ts'
import { anyFigure, figure } from './figure.ts'
import { element, isElement } from './minerals/element.ts'
import { mineralOfFacts } from './minerals/mineral-of-facts.ts'
import { mineral } from './minerals/mineral.ts'
import { anyCard, card } from './paper/card.ts'
import { anyComic, comic } from './paper/comic.ts'
import { noteOfFacts } from './paper/note-of-facts.ts'
import { note } from './paper/note.ts'
import { playingCard, playingCardOf } from './paper/playing-card.ts'
import { anyStamp, stamp } from './paper/stamp.ts'
import {
  boxDesigns,
  cardDesigns,
  coinDesigns,
  comicDesigns,
  figureDesigns,
  mineralDesigns,
  noteDesigns,
  stampDesigns,
  tagDesigns,
  vinylDesigns,
} from './sample-designs.ts'
import { anyTag, tag } from './tag.ts'
import { anyVinyl, vinyl } from './vinyl.ts'
import type { Category } from '../wire/index.ts'

/** A sample has a design of its own; that of any other item follows from its facts, its seed and its set. */
const draw: Record<Category, (item: DrawnItem) => string> = {
  coins: (item) => coin(coinDesigns[item.id] ?? coinOfFacts(item)),
  stamps: ({ id, seed, look }) => stamp(stampDesigns[id] ?? anyStamp(seed, look), id),
  cards({ id, seed, look }) {
    const played = playingCardOf(id, seed)
    return played ? playingCard(played, look, (seed % 5) - 2) : card(cardDesigns[id] ?? anyCard(seed, look), id)
  },
  vinyl: ({ id, seed, look }) => vinyl(vinylDesigns[id] ?? anyVinyl(seed, look), id),
  figures: ({ id, seed, look }) => figure(figureDesigns[id] ?? anyFigure(seed, look)),
  minerals(item) {
    const { formula = '' } = item.attrs
    return isElement(item)
      ? element(formula, item.number, item.seed)
      : mineral(mineralDesigns[item.id] ?? mineralOfFacts(item))
  },
  banknotes: (item) => note(noteDesigns[item.id] ?? noteOfFacts(item), item.id),
  comics: ({ id, seed, look }) => comic(comicDesigns[id] ?? anyComic(seed, look), id),
  games: ({ id, seed, look }) => box(boxDesigns[id] ?? anyBox(seed, look), id),
  other: ({ id, seed, look }) => tag(tagDesigns[id] ?? anyTag(seed, look)),
}

/** The picture of an item as SVG. The same item gives the same picture, and element ids contain its id. */
export const artworkOf = (item: DrawnItem): string => draw[item.category](item)
