import type { Whole } from './view.tsx'

export interface Half {
  readonly of?: Whole
}
