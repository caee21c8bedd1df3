import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import type { Fetch } from '@collect/contract'
import { pageContext, type PageContext } from './page-context.ts'
import { checkSession } from './session.ts'

const origin = 'http://localhost:4800'

/** A page's context with a service that counts its calls. */
function pageWith(answer: () => Response | Promise<Response>) {
  const calls: Request[] = []
  const passedOn: Response[] = []
  const service: Fetch = async (request) => {
    calls.push(request)
    return answer()
  }
  const context = new RouterContextProvider()
  // Only the parts that the check reads.
  context.set(pageContext, {
    origin,
    service,
    passOn: (response: Response) => passedOn.push(response),
    personal: () => undefined,
  } as unknown as PageContext)
  const ask = (cookie?: string) =>
    checkSession(context, new Request(`${origin}/`, cookie === undefined ? {} : { headers: { Cookie: cookie } }))
  return { ask, calls, passedOn }
}

describe(checkSession, () => {
  test.each([[undefined], [''], ['theme=dark'], ['theme=session']])(
    'does not call the service with the cookie %j',
    async (cookie) => {
      const { ask, calls } = pageWith(() => Response.json({}))
      expect(await ask(cookie)).toEqual({ session: undefined, failed: false })
      expect(calls).toHaveLength(0)
    },
  )

  test.each(['ory_kratos_session=x', 'theme=dark; ory_session_quiet-sea=x', 'collect_session=x'])(
    'calls the service once with the cookie %s',
    async (cookie) => {
      const { ask, calls, passedOn } = pageWith(() => Response.json({ id: 'one' }))
      const [first, second] = await Promise.all([ask(cookie), ask(cookie)])
      expect(first).toEqual({ session: { id: 'one' } })
      expect(second).toBe(first)
      expect(calls.map(({ url }) => url)).toEqual([`${origin}/sessions/whoami`])
      expect(passedOn).toHaveLength(1)
    },
  )

  test('tells a session that waits for its second factor', async () => {
    const { ask } = pageWith(() => Response.json({ error: { id: 'session_aal2_required' } }, { status: 403 }))
    expect(await ask('ory_kratos_session=x')).toEqual({ session: undefined, failed: false, isHalf: true })
  })

  test.each([
    { status: 401, failed: false },
    { status: 403, failed: false },
    { status: 500, failed: true },
    { status: 502, failed: true },
  ])('status $status means no session; a failure: $failed', async ({ status, failed }) => {
    const { ask } = pageWith(() => Response.json({}, { status }))
    expect(await ask('ory_kratos_session=x')).toEqual({ session: undefined, failed })
  })

  test('a service that is out of reach breaks no page', async () => {
    const { ask } = pageWith(() => Promise.reject(new TypeError('fetch failed')))
    expect(await ask('ory_kratos_session=x')).toEqual({ session: undefined, failed: true })
  })
})
