import type { Clock } from '../clock.ts'
import type { Limit } from './limits.ts'

/** Whether a name is still within its allowance in this process. Each name has an allowance of its own. */
export type Allowance = (name: string, weight: number) => boolean

/** Maximum number of names in memory. When it is reached, all counts restart. */
const maxNames = 10_000

/**
 * Counts in memory, which saves a statement. Beyond the allowance, callers count in the database, for all processes
 * together.
 */
export function createAllowance({ size, every }: Limit, clock: Clock): Allowance {
  const freeAt = new Map<string, number>()
  return (name, weight) => {
    const now = clock()
    const latest = now + size * every
    const before = freeAt.get(name) ?? now
    // Only counts from before the clock was put back can lie later.
    if (before > latest) freeAt.set(name, latest)
    const next = Math.max(Math.min(before, latest), now) + weight * every
    if (next > latest) return false
    if (freeAt.size >= maxNames) freeAt.clear()
    freeAt.set(name, next)
    return true
  }
}
