import { expect, test } from 'vitest'
import { Authenticator } from '../service/authenticator.ts'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import type { Visitor } from '../service/visitor.ts'
import { accountWithPasskey, anotherPasskey, passkeyAnswer, withPasskeys } from '../service/webauthn.ts'

const labelsOf = async (visitor: Visitor) =>
  (await visitor.start('settings')).flow.ui.nodes.flatMap(({ meta }) =>
    meta.label?.context?.['display_name'] === undefined ? [] : [meta.label.context],
  )

const rename = (visitor: Visitor, id: string | undefined, body: object) =>
  visitor.ask(`/account/keys/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describeService('settings: passkeys in use', { config: withPasskeys }, (service) => {
  test('the settings name the time of the last sign-in with each passkey', async () => {
    const { visitor, key } = await accountWithPasskey(service(), 'script')
    const second = new Authenticator(service().origin)
    const { flow } = await visitor.start('settings')
    await visitor.send('settings', flow, anotherPasskey(second, flow))
    expect((await labelsOf(visitor)).map((context) => context['last_used_at_unix'])).toEqual([undefined, undefined])

    service().wait(minutes(5))
    const other = service().visitor('script')
    const { flow: login } = await other.start('login')
    await other.send('login', login, passkeyAnswer(key, login))
    const used = (await labelsOf(visitor)).map((context) => context['last_used_at_unix'])
    expect(used.filter((time) => time !== undefined)).toEqual([expect.any(Number)])
    const [before, after] = ['2026-11-20T10:05:00Z', '2026-11-20T10:06:00Z'].map((time) => Date.parse(time) / 1000)
    expect(used.find((time) => time !== undefined)).toBeGreaterThanOrEqual(before ?? 0)
    expect(used.find((time) => time !== undefined)).toBeLessThan(after ?? 0)
  })

  test('the settings say whether a provider syncs a passkey', async () => {
    const { visitor } = await accountWithPasskey(service(), 'script')
    expect(await labelsOf(visitor)).toMatchObject([{ synced: false }])
  })

  test('the account counts its passkeys for its owner alone', async () => {
    const { visitor } = await accountWithPasskey(service(), 'script')
    expect((await visitor.ask('/account/passkeys')).body).toEqual({ count: 1 })
    const other = await service().signedIn('script', await service().account())
    expect((await other.ask('/account/passkeys')).body).toEqual({ count: 0 })
    expect((await service().visitor('script').ask('/account/passkeys')).status).toBe(401)
  })

  test('a passkey takes another name, which its owner sees and no other account can set', async () => {
    const { visitor, key } = await accountWithPasskey(service(), 'script')
    expect((await rename(visitor, key.ids[0], { name: '  Study laptop ' })).status).toBe(200)
    expect(await labelsOf(visitor)).toMatchObject([{ display_name: 'Study laptop' }])

    const stranger = await service().signedIn('script', await service().account())
    expect((await rename(stranger, key.ids[0], { name: 'Mine' })).status).toBe(404)
    expect((await rename(service().visitor('script'), key.ids[0], { name: 'Mine' })).status).toBe(401)
    expect(await labelsOf(visitor)).toMatchObject([{ display_name: 'Study laptop' }])
  })

  test.each([
    { says: 'no name', body: {} },
    { says: 'an empty name', body: { name: ' ' } },
    { says: 'more than 100 characters', body: { name: 'x'.repeat(101) } },
    { says: 'a line break', body: { name: 'a\nb' } },
    { says: 'a name that is not a text', body: { name: 7 } },
  ])('a passkey keeps its name if the request has $says', async ({ body }) => {
    const { visitor, key } = await accountWithPasskey(service(), 'script')
    const before = await labelsOf(visitor)
    expect((await rename(visitor, key.ids[0], body)).status).toBe(400)
    expect(await labelsOf(visitor)).toEqual(before)
  })
})
