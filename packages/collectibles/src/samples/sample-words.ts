import type { cards } from './cards.ts'
import type { coins } from './coins.ts'
import type { figureSamples } from './figures.ts'
import type { mineralSamples } from './minerals.ts'
import type { stamps } from './stamps.ts'
import type { vinylSamples } from './vinyl.ts'

type Vinyl = (typeof vinylSamples)[number]
type Named = (typeof cards | typeof coins | typeof figureSamples | typeof mineralSamples | typeof stamps)[number]
type ValuesOf<Piece> = Piece extends { readonly caption: infer Caption; readonly facts: infer Facts }
  ? Caption | Facts[keyof Facts]
  : never

/** The same in every language: years, numbers, face values, the kinds of records. */
type Neutral =
  | `${number}`
  | `${number} / ${number}`
  | `${number}${'c' | 's'}`
  | 'LP'
  | 'EP'
  | `${'LP' | 'EP'}, ${number}`

/** What the samples say in a language other than English. The compiler asks for every missing entry. */
export interface SampleWords {
  /** By id, with soft hyphens where a long word may break. Records keep their titles. */
  readonly names: Readonly<Record<Named['id'], string>>
  /** By id. */
  readonly stories: Readonly<Record<(Named | Vinyl)['id'], string>>
  /** Captions and facts, by their English text. */
  readonly phrases: Readonly<Record<Exclude<ValuesOf<Named | Vinyl>, Neutral>, string>>
}
