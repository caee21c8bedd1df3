import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testDatabases } from '../../../../packages/storage/test/databases.ts'
import { startShipped, type Shipped, type ShippedClient } from '../shipped.ts'
import { codeFor, mailsTo, password, signUp } from './people.ts'

const secrets = 'both processes keep this secret in here'
const newPassword = 'brass handles, polished'

const statusOf = async (client: ShippedClient, path: string): Promise<number> =>
  (await client.send(path, { headers: { accept: 'application/json' } })).status

const signIn = async (shipped: Shipped, email: string, word: string): Promise<ShippedClient> => {
  const client = shipped.client()
  await client.submit(await client.start('login'), { method: 'password', identifier: email, password: word })
  return client
}

const isIn = async (client: ShippedClient): Promise<boolean> => (await statusOf(client, '/sessions/whoami')) === 200

async function recover(shipped: Shipped, email: string): Promise<ShippedClient> {
  const owner = shipped.client()
  const flow = await owner.start('recovery')
  await owner.submit(flow, { method: 'code', email })
  // Notices about the attacker's sign-ins may be newer.
  const subject = (await mailsTo(shipped, email)).find((mail) => mail.subject.includes('recovery code'))?.subject ?? ''
  const done = await owner.submit(flow, { method: 'code', code: subject.slice(0, 6) })
  if (!done.text.includes('passed_challenge')) throw new Error(`nothing was recovered: ${done.text}`)
  return owner
}

describe.each(testDatabases)('two processes, on $name', ({ create }) => {
  test.each([1, 2])(
    'an attacker who tries both all the time never gets in after the recovery, run %i',
    { timeout: 120_000 },
    async () => {
      const place = await create()
      onTestFinished(() => place.drop())
      const env = { DATABASE_URL: place.url, SECRETS: secrets }
      const one = await startShipped(env)
      const services = [one, await startShipped(env)]
      const email = 'owner@collect.example'
      await signUp(one, email, true)
      const thieves = await Promise.all(services.map((shipped) => signIn(shipped, email, password)))
      expect(await Promise.all(thieves.map(isIn))).toEqual([true, true])

      let isRecovered = false
      const over = new AbortController()
      const successes: string[] = []
      const poll = async (shipped: Shipped, thief: ShippedClient) => {
        while (!over.signal.aborted) {
          const since = isRecovered
          const ways = {
            password: await isIn(await signIn(shipped, email, password)),
            session: await isIn(thief),
            settings: (await statusOf(thief, '/self-service/settings/browser')) === 200,
          }
          if (since) successes.push(...Object.entries(ways).flatMap(([way, isOpen]) => (isOpen ? [way] : [])))
          await setTimeout(100)
        }
      }
      const polls = services.map((shipped, index) => poll(shipped, thieves[index] ?? shipped.client()))
      try {
        await setTimeout(500)
        const owner = await recover(one, email)
        isRecovered = true
        await setTimeout(1_000)
        const saved = await owner.submit(await owner.start('settings'), { method: 'password', password: newPassword })
        expect(saved.text).toContain('"state":"success"')
        await setTimeout(1_000)
        expect(await isIn(owner)).toBe(true)
      } finally {
        over.abort()
        await Promise.all(polls)
      }
      expect(successes).toEqual([])
    },
  )
})

test('an owner who signs in with a code removes a squatter’s access, and gets a mail about it', async () => {
  const shipped = await startShipped()
  const email = 'owner@collect.example'
  const squatter = await signUp(shipped, email, false)
  const [made] = await mailsTo(shipped, email)
  expect(made?.text).toContain('An account with your address was created')

  const owner = shipped.client()
  const flow = await owner.start('login')
  await owner.submit(flow, { method: 'code', identifier: email })
  await owner.submit(flow, { method: 'code', identifier: email, code: await codeFor(shipped, email) })
  expect(await isIn(owner)).toBe(true)
  expect(await isIn(squatter)).toBe(false)
  expect(await isIn(await signIn(shipped, email, password))).toBe(false)
  expect((await mailsTo(shipped, email)).map(({ subject }) => subject)).toContain('Your account is now yours alone')
})
