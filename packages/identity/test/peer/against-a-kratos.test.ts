import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { openKratosWorld } from './kratos-world.ts'
import { differences, meant } from './differences.ts'
import { openOwnWorld } from './own-world.ts'
import * as byCode from './scenarios/by-code.ts'
import { connectionsWith } from './scenarios/connections.ts'
import { codes, sessions } from './scenarios/codes.ts'
import { keys } from './scenarios/keys.ts'
import { passwords } from './scenarios/passwords.ts'
import { secondFactors } from './scenarios/second-factors.ts'
import { loginChallenges } from './scenarios/login-challenges.ts'
import { starting } from './scenarios/starting.ts'
import { watchHydra } from './watched-hydra.ts'
import type { Chapter, World } from './world.ts'

/** The paths of Kratos and Hydra. */
const { KRATOS: program, HYDRA: hydraProgram } = process.env

const partner = program === undefined ? undefined : await startOpenIdPartner()
afterAll(() => partner?.close())

const chapters = {
  starting,
  passwords,
  codes,
  sessions,
  secondFactors,
  ...byCode,
  keys,
  ...(hydraProgram !== undefined && { loginChallenges }),
  ...(partner && { connections: connectionsWith(partner) }),
}

describe.runIf(program)('answers compared with Kratos', () => {
  describe.each(Object.entries(chapters))('%s', (_name, { config, applications = false, scenarios }: Chapter) => {
    let own: World
    let kratos: World
    beforeAll(async () => {
      own = await openOwnWorld(config, applications ? await watchHydra(hydraProgram ?? '') : undefined)
      kratos = await openKratosWorld(
        program ?? '',
        config,
        applications ? await watchHydra(hydraProgram ?? '') : undefined,
      )
    })
    afterAll(async () => {
      await own?.close()
      await kratos?.close()
    })

    test.each(scenarios)('$name', async ({ name, play }) => {
      const playedIn = async (world: World) => {
        // A scenario that fails in one world only is a difference, too.
        const end = await play(world).then(
          () => 'to its end',
          (error: unknown) => String(error),
        )
        return [...world.takeTranscript(), end]
      }
      expect(differences(name, await playedIn(own), await playedIn(kratos))).toEqual([])
    })
  })
})

test('docs/compatibility.md lists exactly the deliberate differences', () => {
  const table = readFileSync(new URL('../../../../docs/compatibility.md', import.meta.url), 'utf8')
  const numbers = [...table.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual([...new Set(meant.map(({ number }) => number))].toSorted((one, other) => one - other))
})
