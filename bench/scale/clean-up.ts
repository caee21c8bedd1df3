import { openDatabase, type Database } from '@collect/storage'
import type { TestServer } from '../../e2e/setup/test-server.ts'
import { fillTable } from '../../packages/identity/test/crowd/fill-crowd.ts'
import type { Person } from '../person.ts'
import { median, share, table } from '../table.ts'
import { latencies } from './latencies.ts'
import { loadsOf } from './loads.ts'

/** Expired flows. */
const expired = Number(process.env['EXPIRED'] ?? 1_000_000)
/** Numbers of copies that no account of a crowd has. */
const first = 500_000_000
const seconds = 5
/** The service begins within three minutes; then it has forty. */
const mostRounds = 2_580 / seconds
const allowed = 2

/** How whoami fares while the service deletes many expired flows. */
export async function cleanUp(engine: string, server: TestServer, person: Person, count: number): Promise<boolean> {
  await server.halt()
  const database = openDatabase(server.databaseUrl)
  try {
    const crowd = { email: person.email, first, count: expired }
    // They end one after the other, so that the first and the last one tell how far the clean-up is.
    await fillTable(database, server.databaseUrl, crowd, 'flows', {
      kept_until: `n - ${first} + 1`,
      identity_id: 'null',
    })
    await server.resume()
    const { whoami } = loadsOf(server, person, count)
    const measure = () => latencies({ ...whoami, seconds })
    const quiet: number[] = []
    const busy: number[] = []
    let begun = 0
    await measure()
    for (let round = 0; round < mostRounds; round += 1) {
      const wasThere = await isThere(database, 1)
      const p99 = (await measure()).within(0.99)
      if (await isThere(database, 1)) quiet.push(p99)
      else if (!wasThere) busy.push(p99)
      if (begun === 0 && !(await isThere(database, 1))) begun = performance.now()
      if (!(await isThere(database, expired))) break
    }
    const took = (performance.now() - begun) / 1_000
    const isDone = !(await isThere(database, expired))
    const after = [await measure(), await measure(), await measure()].map((one) => one.within(0.99))
    const before = median([...quiet, ...after])
    const worst = Math.max(...busy)
    const typical = median(busy)
    table(`${engine}: clean-up of ${expired.toLocaleString('en')} expired flows`, [
      ['took', isDone ? `${Math.round(took)} s` : 'longer than forty minutes'],
      ['whoami p99, quiet', `${before.toFixed(2)} ms`],
      ['during the clean-up, median', `${typical.toFixed(2)} ms`],
      [`during the clean-up, worst of ${busy.length} times ${seconds} s`, `${worst.toFixed(2)} ms`],
    ])
    const isKept = isDone && typical <= allowed * before
    console.log(`  ${share(typical, before)} of quiet, at most ${allowed} allowed: ${isKept ? 'kept' : 'MISSED'}`)
    return isKept
  } finally {
    await database.close()
  }
}

async function isThere(database: Database, end: number): Promise<boolean> {
  const flows = database.tables<{ flows: { kept_until: number } }>().selectFrom('flows').select('kept_until')
  return (await flows.where('kept_until', '=', end).limit(1).execute()).length > 0
}
