import type { Clock } from '../clock.ts'
import type { Limit } from './limits.ts'

/** Whether something is within what each name has for itself in this process. */
export type Allowance = (name: string, weight: number) => boolean

/** Names that are remembered at once; beyond that all begin anew. */
const maxNames = 10_000

/**
 * Counts in memory what would cost a statement otherwise. What is beyond it is counted in the database, for all
 * processes together.
 */
export function createAllowance({ size, every }: Limit, clock: Clock): Allowance {
  const freeAt = new Map<string, number>()
  return (name, weight) => {
    const now = clock()
    const latest = now + size * every
    const before = freeAt.get(name) ?? now
    // Later than that is only what was counted before the clock was put back.
    if (before > latest) freeAt.set(name, latest)
    const next = Math.max(Math.min(before, latest), now) + weight * every
    if (next > latest) return false
    if (freeAt.size >= maxNames) freeAt.clear()
    freeAt.set(name, next)
    return true
  }
}
