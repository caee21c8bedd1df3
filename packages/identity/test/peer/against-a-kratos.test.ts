import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKratosWorld } from './kratos-world.ts'
import { differences, meant } from './differences.ts'
import { openOwnWorld } from './own-world.ts'
import * as byCode from './scenarios/by-code.ts'
import { codes, sessions } from './scenarios/codes.ts'
import { keys } from './scenarios/keys.ts'
import { passwords } from './scenarios/passwords.ts'
import { secondFactors } from './scenarios/second-factors.ts'
import { starting } from './scenarios/starting.ts'
import type { World } from './world.ts'

/** Where a Kratos is installed. */
const program = process.env['KRATOS']

const chapters = { starting, passwords, codes, sessions, secondFactors, ...byCode, keys }

describe.runIf(program)('the same requests, the same answers as a Kratos gives', () => {
  describe.each(Object.entries(chapters))('%s', (_name, { config, scenarios }) => {
    let own: World
    let kratos: World
    beforeAll(async () => {
      own = await openOwnWorld(config)
      kratos = await openKratosWorld(program ?? '', config)
    })
    afterAll(async () => {
      await own?.close()
      await kratos?.close()
    })

    test.each(scenarios)('$name', async ({ name, play }) => {
      const told = async (world: World) => {
        // What did not come to its end is a difference too.
        const end = await play(world).then(
          () => 'to its end',
          (error: unknown) => String(error),
        )
        return [...world.takeTranscript(), end]
      }
      expect(differences(name, await told(own), await told(kratos))).toEqual([])
    })
  })
})

test('what is meant to be otherwise is told, and nothing else is', () => {
  const told = readFileSync(new URL('../../../../docs/compatibility.md', import.meta.url), 'utf8')
  const numbers = [...told.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual([...new Set(meant.map(({ number }) => number))].toSorted((one, other) => one - other))
})
