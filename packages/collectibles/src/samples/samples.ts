import type { Category } from '../wire/index.ts'
import { cards } from './cards.ts'
import { coins } from './coins.ts'
import { figureSamples } from './figures.ts'
import { mineralSamples } from './minerals.ts'
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
}
