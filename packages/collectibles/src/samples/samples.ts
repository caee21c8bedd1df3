import type { Category } from '../wire/index.ts'
import { banknotes } from './banknotes.ts'
import { cards } from './cards.ts'
import { coins } from './coins.ts'
import { comics } from './comics.ts'
import { figureSamples } from './figures.ts'
import { games } from './games.ts'
import { mineralSamples } from './minerals.ts'
import { others } from './others.ts'
import type { Sample } from './sample.ts'
import { stamps } from './stamps.ts'
import { vinylSamples } from './vinyl.ts'

export const samples: Record<Category, readonly Sample[]> = {
  coins,
  stamps,
  minerals: mineralSamples,
  cards,
  vinyl: vinylSamples,
  figures: figureSamples,
  banknotes,
  comics,
  games,
  other: others,
}
