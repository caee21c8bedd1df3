import type { Session } from '@collect/contract'
import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { verified } from '../service/second-factors.ts'
import { minutes } from '../service/test-service.ts'
import type { Visitor } from '../service/visitor.ts'

const listed = async (visitor: Visitor): Promise<Session> => {
  const { body } = await visitor.ask('/sessions')
  const [first] = body as readonly [Session]
  return first
}

describeService('the list of sessions', {}, (service) => {
  test('says when a session was last active; the use is written at most once in five minutes', async () => {
    const account = await service().account()
    const other = await service().signedIn('script', account)
    const visitor = await service().signedIn('script', account)
    const began = (await listed(visitor)).last_active_at ?? ''
    expect(Date.parse(began)).toBeLessThanOrEqual(service().clock())

    service().wait(minutes(5) - 1_000)
    await other.whoami()
    await other.whoami()
    expect((await listed(visitor)).last_active_at).toBe(began)
    service().wait(1_000)
    const now = service().clock()
    // Requests at the same time write one note.
    await Promise.all([other.whoami(), other.whoami()])
    await expect.poll(async () => Date.parse((await listed(visitor)).last_active_at ?? '')).toBeGreaterThan(now)
    const noted = (await listed(visitor)).last_active_at
    await other.whoami()
    expect((await listed(visitor)).last_active_at).toBe(noted)
  })

  test('notes every session of those that are used at the same time', async () => {
    const account = await service().account()
    const visitors = await Promise.all(Array.from({ length: 8 }, () => service().signedIn('script', account)))
    const reader = await service().signedIn('script', account)
    service().wait(minutes(6))
    const now = service().clock()
    await Promise.all(visitors.map((visitor) => visitor.whoami()))
    const noted = async () => {
      const { body } = await reader.ask('/sessions')
      return (body as readonly Session[]).filter(({ last_active_at: at = '' }) => Date.parse(at) >= now).length
    }
    await expect.poll(noted).toBe(8)
  })

  test('links each session to the page that reports it, which works once and ends all sessions', async () => {
    const account = await verified(service())
    const thief = await service().signedIn('script', account)
    const visitor = await service().signedIn('script', account)
    const token = new URL((await listed(visitor)).not_me ?? '').searchParams.get('token') ?? ''
    const page = `/account/not-me?${new URLSearchParams({ token })}`
    expect(await visitor.ask(page)).toMatchObject({
      status: 200,
      body: { kind: 'new_device', about: { ipAddress: expect.any(String), userAgent: expect.any(String) } },
    })
    expect(await thief.whoami()).toBeDefined()

    const headers = { 'content-type': 'application/json' }
    const press = () => visitor.ask('/account/not-me', { method: 'POST', headers, body: JSON.stringify({ token }) })
    const presses = await Promise.all([press(), press()])
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect(await thief.whoami()).toBeUndefined()
    expect(await visitor.whoami()).toBeUndefined()
    expect(await press()).toMatchObject({ status: 410, body: { error: { details: { why: 'used' } } } })
  })

  test('has no such link without a proved address', async () => {
    const account = await service().account()
    await service().signedIn('script', account)
    expect((await listed(await service().signedIn('script', account))).not_me).toBeUndefined()
  })
})
