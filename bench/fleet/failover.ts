import { startShipped } from '../../apps/server/test/shipped.ts'
import { failOver } from '../../apps/server/test/black-box/fleet/fail-over.ts'
import { postgresPair } from '../../scripts/setup/postgres-pair.mjs'
import { median, table } from '../table.ts'

const kills = 20
/** Time from a promotion to the next acknowledged account, in milliseconds. */
const allowed = 10_000

/** Kills the primary of a PostgreSQL pair under load, again and again. */
export async function failover(): Promise<boolean> {
  const ends: (() => unknown)[] = []
  const pair = await postgresPair()
  if ('missing' in pair) return (console.log(`\nNo fail-over: ${pair.missing}.`), false)
  try {
    const shipped = await startShipped({ DATABASE_URL: pair.url }, (end) => ends.push(end))
    const { acknowledged, lost, refused, backAfter } = await failOver(shipped.port, pair, kills)
    const dishonest = refused.filter(({ status, headers }) => status !== 503 || headers['retry-after'] === undefined)
    for (const { status, text } of dishonest) console.log(`  ${status} ${text}`)
    const longest = Math.max(...backAfter)
    table(`The primary killed under load, ${kills} times`, [
      ['acknowledged accounts', acknowledged.length],
      ['of them lost', lost.length],
      ['other answers', refused.length],
      ['of them not 503 with Retry-After', dishonest.length],
      ['from promotion to the next account, median', `${Math.round(median(backAfter))} ms`],
      ['longest', `${Math.round(longest)} ms`],
    ])
    return lost.length === 0 && dishonest.length === 0 && longest <= allowed && backAfter.length === kills
  } finally {
    for (const end of ends.toReversed()) end()
    await pair.stop()
  }
}
