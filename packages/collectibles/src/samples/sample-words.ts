import type { banknotes } from './banknotes.ts'
import type { cards } from './cards.ts'
import type { coins } from './coins.ts'
import type { comics } from './comics.ts'
import type { figureSamples } from './figures.ts'
import type { games } from './games.ts'
import type { mineralSamples } from './minerals.ts'
import type { others } from './others.ts'
import type { stamps } from './stamps.ts'
import type { vinylSamples } from './vinyl.ts'

type Titled = (typeof comics | typeof games | typeof vinylSamples)[number]
type Named = (
  | typeof banknotes
  | typeof cards
  | typeof coins
  | typeof figureSamples
  | typeof mineralSamples
  | typeof others
  | typeof stamps
)[number]
type ValuesOf<Piece> = Piece extends { readonly caption: infer Caption; readonly facts: infer Facts }
  ? Caption | Facts[keyof Facts]
  : never

/** The same in every language: years, numbers, issues, face values, the kinds of records. */
type Neutral =
  | `${number}`
  | `${number} / ${number}`
  | `#${number}`
  | `${number}${'c' | 's'}`
  | 'LP'
  | 'EP'
  | `${'LP' | 'EP'}, ${number}`

/** What the samples say in a language other than English. The compiler asks for every missing entry. */
export interface SampleWords {
  /** By id, with soft hyphens where a long word may break. Records, comics and games keep their titles. */
  readonly names: Readonly<Record<Named['id'], string>>
  /** By id. */
  readonly stories: Readonly<Record<(Named | Titled)['id'], string>>
  /** Captions and facts, by their English text. */
  readonly phrases: Readonly<Record<Exclude<ValuesOf<Named | Titled>, Neutral>, string>>
}
