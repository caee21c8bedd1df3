import { expect, onTestFinished, test } from 'vitest'
import { postgresPair } from '../../../../../scripts/setup/postgres-pair.mjs'
import { send } from '../../send.ts'
import { startShipped } from '../../shipped.ts'
import { signUp } from '../people.ts'

test(
  'a standby that stands still: an ended session ends at once everywhere, and a list that may be stale is a second old at most',
  { timeout: 60_000 },
  async (context) => {
    const pair = await postgresPair()
    if ('missing' in pair) return context.skip(pair.missing)
    onTestFinished(pair.stop)
    const shipped = await startShipped({ DATABASE_URL: pair.url, DATABASE_READ_URL: pair.standby() })
    const adminPort = Number(new URL(shipped.adminOrigin).port)
    const listed = async (query: string) => {
      const { status, text } = await send(adminPort, `/admin/identities?${query}`)
      expect(status).toBe(200)
      return (JSON.parse(text) as readonly { readonly traits: { readonly email: string } }[])
        .map(({ traits }) => traits.email)
        .toSorted()
    }
    await signUp(shipped, 'ada@collect.example', false)
    const eventual = 'consistency=eventual'
    await expect.poll(() => listed(eventual), { timeout: 10_000 }).toEqual(['ada@collect.example'])

    await pair.pauseReplay()
    const bea = await signUp(shipped, 'bea@collect.example', false)
    const both = ['ada@collect.example', 'bea@collect.example']
    expect(await listed('')).toEqual(both)
    expect((await bea.send('/sessions/whoami')).status).toBe(200)
    const { text } = await bea.send('/self-service/logout/browser', { headers: { accept: 'application/json' } })
    const { pathname, search } = new URL((JSON.parse(text) as { logout_url: string }).logout_url)
    const token = [...bea.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await bea.send(pathname + search, { headers: { accept: 'application/json' } })
    expect((await shipped.client({ cookie: token }).send('/sessions/whoami')).status).toBe(401)
    await expect.poll(() => listed(eventual), { timeout: 10_000 }).toEqual(both)

    await pair.killStandby()
    expect(await listed(eventual)).toEqual(both)
    return undefined
  },
)
