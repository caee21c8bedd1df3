import { expect, onTestFinished, test } from 'vitest'
import { postgresPair } from '../../../../../scripts/setup/postgres-pair.mjs'
import { failOver } from './fail-over.ts'
import { startShipped } from '../../shipped.ts'

test(
  'the primary is killed under load and its standby promoted: no acknowledged account is lost, and the service answers 503 with Retry-After until then',
  { timeout: 60_000 },
  async (context) => {
    const pair = await postgresPair()
    if ('missing' in pair) return context.skip(pair.missing)
    onTestFinished(pair.stop)
    const shipped = await startShipped({ DATABASE_URL: pair.url })
    const { acknowledged, lost, refused, backAfter } = await failOver(shipped.port, pair, 1)

    expect(acknowledged.length).toBeGreaterThan(3)
    expect(lost).toEqual([])
    for (const { status, headers } of refused) expect([status, headers['retry-after']]).toEqual([503, '2'])
    for (const after of backAfter) expect(after).toBeLessThan(10_000)
    expect((await shipped.client().send('/health/ready')).status).toBe(200)
    return undefined
  },
)
