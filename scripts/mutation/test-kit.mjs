import { expect, vi } from 'vitest'

/** Timeout of a test in milliseconds: the engine's tests wait for nothing. */
const timeoutMs = 2_000

/** `describe` and `test` that collect what to run; `expect` and `vi` are Vitest's own. */
export function createTestKit() {
  let gathered = []
  let after = []

  const each = (define) => (rows) => (name, body) => {
    for (const row of rows) define(name, () => body(...(Array.isArray(row) ? row : [row])))
  }
  const orNot = (define) => (isSkipped) => (isSkipped ? Object.assign(() => {}, { each: () => () => {} }) : define)
  const test = (_name, body) => void gathered.push(body)
  const describe = (_name, body) => void body()
  for (const define of [test, describe]) {
    Object.assign(define, {
      each: each(define),
      skipIf: orNot(define),
      runIf: (isRun) => orNot(define)(!isRun),
    })
  }

  async function holds(body) {
    let timer
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('took too long')), timeoutMs)
    })
    try {
      await Promise.race([Promise.resolve().then(body), late])
      return true
    } catch {
      return false
    } finally {
      clearTimeout(timer)
      for (const step of after) await step()
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    }
  }

  return {
    exports: { describe, test, expect, vi, afterEach: (step) => void after.push(step) },
    /** Loads a test file and runs its tests until one fails; returns whether all passed. */
    async passes(load) {
      gathered = []
      after = []
      try {
        await load()
      } catch {
        // A mutant that breaks loading counts as found.
        return false
      }
      for (const body of gathered) if (!(await holds(body))) return false
      return gathered.length > 0
    },
  }
}
