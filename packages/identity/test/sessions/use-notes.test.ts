import { expect, test } from 'vitest'
import { testDatabases } from '../../../storage/test/databases.ts'
import { recordStatements } from '../../../storage/test/record-statements.ts'
import { crowdToken, fillCrowd } from '../crowd/fill-crowd.ts'
import { createTestService, minutes } from '../service/test-service.ts'

const sessions = 600

test.each(testDatabases)(
  'on $name, 600 sessions that are used at once are noted by few statements',
  async ({ create }) => {
    const place = await create()
    const service = await createTestService(place.url)
    const account = await service.account()
    await service.signedIn('script', account)
    await fillCrowd(service.database, place.url, { email: account.email, first: 1, count: sessions })
    service.wait(minutes(6))
    const now = service.clock()
    const noted = async () => {
      const tables = service.database.tables<{ sessions: { last_active_at: number } }>()
      const rows = await tables
        .selectFrom('sessions')
        .select('last_active_at')
        .where('last_active_at', '>=', now)
        .execute()
      return rows.length
    }
    const statements = recordStatements()
    const visits = Array.from({ length: sessions }, async (_, at) => {
      const visitor = service.visitor('native')
      visitor.token = crowdToken(at + 1)
      return visitor.whoami()
    })
    expect((await Promise.all(visits)).every(Boolean)).toBe(true)
    await expect.poll(noted).toBe(sessions)
    statements.stop()
    const notes = [...statements.seen.keys()].filter((text) =>
      text.startsWith('update "sessions" set "last_active_at"'),
    )
    expect(Math.max(...notes.map((text) => text.split(', ').length))).toBeGreaterThan(200)
    await service.close()
    await place.drop()
  },
)
