import type { Formatter } from '@collect/messages'

export interface Progress {
  readonly owned: number
  readonly total: number
}

/** Whole percent, rounded down: only a complete set has 100. */
export const percentOf = ({ owned, total }: Progress): number => (total > 0 ? Math.floor((owned / total) * 100) : 0)

/** "42 of 60 · 70 %" */
export const progressText = ({ text }: Pick<Formatter, 'text'>, progress: Progress): string =>
  text('set.progress', { ...progress, percent: text('set.percent', { percent: percentOf(progress) }) })
