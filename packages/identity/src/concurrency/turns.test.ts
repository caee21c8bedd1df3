import { describe, expect, test } from 'vitest'
import { OverloadedError } from './overloaded-error.ts'
import { createTurns } from './turns.ts'

/** Turns whose rounds begin when the test says so. */
function byHand(atOnce: number, waiting = 100) {
  const rounds: (() => void)[] = []
  const turns = createTurns({ atOnce, waiting, later: (work) => void rounds.push(work) })
  const begun: string[] = []
  const come = async (name: string, isKnown = false) => {
    await turns({ name, isKnown })
    begun.push(name)
  }
  /** Runs a round, and answers the requesters that it began. */
  const round = async () => {
    rounds.shift()?.()
    await Promise.resolve()
    await Promise.resolve()
    return begun.splice(0)
  }
  return { come, round }
}

describe(createTurns, () => {
  test('a lone form begins at once', async () => {
    const { come, round } = byHand(2)
    await come('lone')
    expect(await round()).toEqual(['lone'])
  })

  test('a few of a crowd begin at once, the others in later rounds', async () => {
    const { come, round } = byHand(2)
    for (let count = 0; count < 5; count += 1) void come('crowd')
    await Promise.resolve()
    expect(await round()).toHaveLength(4)
    expect(await round()).toHaveLength(1)
    expect(await round()).toEqual([])
  })

  test('a form of another requester does not wait for the whole crowd', async () => {
    const { come, round } = byHand(2)
    for (let count = 0; count < 50; count += 1) void come('crowd')
    void come('lone')
    await Promise.resolve()
    expect(await round()).toContain('lone')
  })

  test('a browser that signed in before has every second turn, however many requesters wait', async () => {
    const { come, round } = byHand(2)
    for (let count = 0; count < 60; count += 1) void come(`place ${count}`)
    void come('owner', true)
    await Promise.resolve()
    expect(await round()).toContain('owner')
  })

  test('a request beyond the maximum queue is refused', async () => {
    const { come } = byHand(1, 2)
    for (const name of ['a', 'b', 'c']) void come(name)
    await expect(come('d')).rejects.toBeInstanceOf(OverloadedError)
  })
})
