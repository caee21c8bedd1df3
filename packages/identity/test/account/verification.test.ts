import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import type { Visitor } from '../service/visitor.ts'
import type { WayName } from '../service/visitor.ts'

interface Shown {
  readonly continue_with: readonly {
    readonly action: string
    readonly flow: { readonly id: string; readonly verifiable_address: string; readonly url?: string }
  }[]
}

const ask = (visitor: Visitor) => visitor.ask('/account/verification', { method: 'PUT' })
const shown = async (visitor: Visitor) => ((await ask(visitor)).body as Shown).continue_with[0]?.flow

describeService('a signed-in owner continues the verification', {}, (service) => {
  const owner = async (way: WayName = 'script') => {
    const account = await service().account()
    return { ...account, visitor: await service().signedIn(way, account) }
  }
  const countOf = async (email: string) =>
    (await service().mailsTo(email)).filter(({ subject }) => subject.includes('verification code')).length

  test('a visitor who is not signed in is refused', async () => {
    expect(await ask(service().visitor('script'))).toMatchObject({ status: 401 })
  })

  test('a code is mailed, and the flow accepts it', async () => {
    const { email, visitor } = await owner()
    const before = await countOf(email)
    const flow = await shown(visitor)
    expect(flow).toMatchObject({ verifiable_address: email, url: expect.stringContaining(`flow=${flow?.id}`) })
    expect(await countOf(email)).toBe(before + 1)
    const fetched = await visitor.fetchFlow('verification', flow?.id ?? '')
    expect(fetched.flow).toMatchObject({ state: 'sent_email' })
    const code = await service().codeFor(email)
    const done = await visitor.send('verification', fetched.flow, { method: 'code', code })
    expect(done.flow.state).toBe('passed_challenge')
    expect((await ask(visitor)).body).toEqual({ continue_with: [] })
  })

  test('another code is mailed only once the last one has expired', async () => {
    const { email, visitor } = await owner()
    const first = await shown(visitor)
    const mailed = await countOf(email)
    expect(await shown(visitor)).toEqual(first)
    expect(await countOf(email)).toBe(mailed)
    service().wait(minutes(61))
    const later = await shown(visitor)
    expect(later?.id).not.toBe(first?.id)
    expect(await countOf(email)).toBe(mailed + 1)
  })

  test('a flow without tries left is replaced', async () => {
    const { visitor } = await owner()
    const first = await shown(visitor)
    const { flow } = await visitor.fetchFlow('verification', first?.id ?? '')
    for (let tries = 0; tries < 6; tries += 1)
      await visitor.send('verification', flow, { method: 'code', code: '00000x' })
    expect((await shown(visitor))?.id).not.toBe(first?.id)
  })

  test('another browser gets a flow of its own', async () => {
    const account = await owner()
    const first = await shown(account.visitor)
    const other = await service().signedIn('script', account)
    const second = await shown(other)
    expect(second?.id).not.toBe(first?.id)
    await other.fetchFlow('verification', second?.id ?? '')
  })

  test('a native client gets a flow without a page', async () => {
    const { email, visitor } = await owner('native')
    const flow = await shown(visitor)
    expect(flow).toEqual({ id: expect.any(String), verifiable_address: email })
    expect(await shown(visitor)).toEqual(flow)
  })

  test('one address gets a limited number of mails', async () => {
    const account = await owner()
    const statuses = []
    for (let browsers = 0; browsers < 6; browsers += 1) {
      statuses.push((await ask(await service().signedIn('script', account))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('neither a form post nor a GET requests a mail', async () => {
    const { email, visitor } = await owner()
    const before = await countOf(email)
    for (const method of ['GET', 'POST']) {
      expect((await visitor.ask('/account/verification', { method })).status).toBe(404)
    }
    expect(await countOf(email)).toBe(before)
  })
})
