import type { Fetch } from '@collect/contract'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import { keptChangeIn, unlessSignedOut } from './kept-change.ts'
import { pageContext, type PageContext } from './page-context.ts'

const act = async () => 'made'

/** A form that is posted to the settings with or without a session; returns the result. */
async function post(
  fields: Readonly<Record<string, string>>,
  { isSignedIn = false, origin = 'http://localhost:3000' } = {},
  onTooLong?: Parameters<typeof unlessSignedOut<string>>[3],
) {
  const service: Fetch = async () =>
    isSignedIn ? Response.json({ id: 's1' }) : Response.json({ error: { code: 401 } }, { status: 401 })
  const context = new RouterContextProvider()
  // Only the parts that are read.
  context.set(pageContext, { origin, service, passOn: () => {}, personal: () => {} } as unknown as PageContext)
  const url = new URL('/settings?flow=f1', origin)
  const request = new Request(url, { method: 'POST', headers: { Cookie: 'ory_kratos_session=x' } })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return unlessSignedOut({ context, request, url }, form, act, onTooLong)
}

const requestWith = (cookie: string) => new Request('http://localhost:3000/kept', { headers: { Cookie: cookie } })

describe(unlessSignedOut, () => {
  test('makes a change at once with a session', async () => {
    expect(await post({ session: 'all', owner: 'i1' }, { isSignedIn: true })).toBe('made')
  })

  test.each([
    { origin: 'http://localhost:3000', cookie: /^kept-change=.*; Max-Age=900; Path=\/; SameSite=Lax; HttpOnly$/ },
    {
      origin: 'https://a.test',
      cookie: /^__Host-kept-change=.*; Max-Age=900; Path=\/; SameSite=Lax; HttpOnly; Secure$/,
    },
  ])('without a session, the browser keeps the form at $origin and signs in', async ({ origin, cookie }) => {
    const { headers } = (await post({ session: 'all', owner: 'i1' }, { origin })) as Response
    expect(headers.get('Location')).toBe(
      `/self-service/login/browser?return_to=${encodeURIComponent(`${origin}/kept`)}`,
    )
    expect(headers.get('Set-Cookie')).toMatch(cookie)
    expect(keptChangeIn(requestWith(headers.get('Set-Cookie')?.split(';')[0] ?? ''))).toEqual({
      owner: 'i1',
      path: '/settings?flow=f1',
      fields: [
        ['session', 'all'],
        ['owner', 'i1'],
      ],
    })
  })

  test.each<{ form: string; fields: Record<string, string> }>([
    { form: 'a form that names no account', fields: { session: 'all' } },
    { form: 'a form that is too long for a cookie', fields: { owner: 'i1', name: 'x'.repeat(4000) } },
  ])('$form is not kept', async ({ fields }) => {
    expect(await post(fields)).toBe('made')
  })
})

test.each([
  { who: 'a signed-out user', isSignedIn: false },
  { who: 'another account', isSignedIn: true },
])(
  'a form of $who that is too long for a cookie is answered with its fields, if its page can show them',
  async (by) => {
    const fields = { owner: 'i1', notes: 'x'.repeat(4000) }
    expect(await post(fields, by, async ({ path, fields: given }) => JSON.stringify([path, given]))).toBe(
      JSON.stringify(['/settings?flow=f1', Object.entries(fields)]),
    )
  },
)

test.each(['kept-change=%', 'kept-change=1', 'kept-change=%7B%22owner%22%3A1%7D', 'other=1'])(
  'the cookie %s keeps no form',
  (cookie) => {
    expect(keptChangeIn(requestWith(cookie))).toBeUndefined()
  },
)
