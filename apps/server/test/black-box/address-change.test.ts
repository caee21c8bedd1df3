import { expect, test } from 'vitest'
import { sharedShipped, type ShippedClient } from '../shipped.ts'
import { mailsTo, prove, signUp } from './people.ts'

const shared = sharedShipped()

const change = async (client: ShippedClient, email: string) =>
  client.submit(await client.start('settings'), { method: 'profile', traits: { email, name: 'Ada' } })

const emailOf = async (client: ShippedClient): Promise<unknown> => {
  const { text } = await client.send('/sessions/whoami', { headers: { accept: 'application/json' } })
  return (JSON.parse(text) as { identity?: { traits: { email: string } } }).identity?.traits.email
}

test('an attacker who proves another address loses the account when the owner presses "This was not me"', async () => {
  const shipped = shared()
  const [old, other] = ['owner@collect.example', 'thief@collect.example']
  const thief = await signUp(shipped, old, true)
  const asked = await change(thief, other)
  expect(asked.status).toBe(200)
  expect(await emailOf(thief)).toBe(old)
  await prove(shipped, thief, asked.text, other)
  expect(await emailOf(thief)).toBe(other)

  const texts = (await mailsTo(shipped, old)).map(({ text }) => text)
  const link = texts.map((text) => /http:\S+\/not-me\?token=\S+/.exec(text)?.[0]).find(Boolean) ?? ''
  const { pathname, search } = new URL(link)
  const owner = shipped.client()
  expect((await owner.send(pathname + search, { headers: { accept: 'text/html' } })).status).toBe(200)
  expect(await emailOf(thief)).toBe(other)
  const pressed = await owner.send(pathname + search, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', origin: shipped.origin },
    body: '',
  })
  expect([pressed.status, pressed.headers.location]).toEqual([302, expect.stringContaining('/recovery?flow=')])
  expect(await emailOf(thief)).toBeUndefined()
  expect((await owner.send(pathname + search, { headers: { accept: 'text/html' } })).status).toBe(410)
})

test('a taken address is answered like a free one in the settings', async () => {
  const shipped = shared()
  await signUp(shipped, 'taken@collect.example', true)
  const client = await signUp(shipped, 'asker@collect.example', true)
  const shapeOf = async (email: string) => {
    const { status, text } = await change(client, email)
    const { state, ui } = JSON.parse(text) as { state: string; ui: { messages?: unknown } }
    return { status, state, messages: ui.messages, pending: text.includes('show_verification_ui') }
  }
  expect(await shapeOf('taken@collect.example')).toEqual(await shapeOf('free@collect.example'))
  expect((await mailsTo(shipped, 'taken@collect.example'))[0]?.subject).toBe('Someone entered your address')
})
