import type { Session } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { settingsFlow } from '../../test/flow-of.ts'
import { createTransport } from '../wire/transport.ts'
import { createSessionWatch } from './session-watch.ts'

const session: Session = {
  id: 's1',
  active: true,
  expires_at: '2026-11-21T12:00:00Z',
  authenticated_at: '2026-11-20T12:00:00Z',
  issued_at: '2026-11-20T12:00:00Z',
  authenticator_assurance_level: 'aal1',
  authentication_methods: [],
  identity: settingsFlow().identity,
  devices: [],
}
const nobody = { session: undefined, user: undefined, isAuthenticated: false, isLoading: false, initialized: true }

function watchOf(...answers: readonly (() => Response | Promise<Response>)[]) {
  const addresses: string[] = []
  const transport = createTransport(async (address) => {
    const answer = answers[addresses.length]
    addresses.push(address)
    return (answer ?? (() => Response.error()))()
  })
  return { watch: createSessionWatch(transport), asked: () => addresses.length, addresses }
}

describe('SESSION-CHECK, session check lifecycle', () => {
  test('it runs when it is first used, and once', async () => {
    const { watch, asked, addresses } = watchOf(() => Response.json(session))
    expect(watch.getSnapshot()).toMatchObject({ isLoading: false, initialized: false })
    expect(asked()).toBe(0)
    watch.subscribe(() => {})
    watch.subscribe(() => {})
    expect(watch.getSnapshot()).toMatchObject({ isLoading: true, initialized: false })
    await watch.refetch()
    expect(addresses).toEqual(['/sessions/whoami'])
    expect(watch.getSnapshot()).toEqual({
      session,
      user: session.identity,
      isAuthenticated: true,
      isLoading: false,
      initialized: true,
      error: undefined,
    })
  })

  test.each([
    {
      says: '401 is nobody, not an error',
      answer: () => Response.json({ error: { code: 401 } }, { status: 401 }),
      error: undefined,
    },
    {
      says: 'a failure is an error',
      answer: () => Response.json({}, { status: 500 }),
      error: { reason: 'unknown-status', status: 500 },
    },
    {
      says: 'so is a session of somebody who is refused',
      answer: () => Response.json(session, { status: 403 }),
      error: { reason: 'unknown-status', status: 403 },
    },
    {
      says: 'so is an answer without a session',
      answer: () => Response.json({}),
      error: { reason: 'unknown-status', status: 200 },
    },
    { says: 'so is a word', answer: () => Response.json('x'), error: { reason: 'unknown-status', status: 200 } },
    { says: 'so is nothing', answer: () => Response.json(null), error: { reason: 'unknown-status', status: 200 } },
    {
      says: 'so is a lost connection',
      answer: () => Promise.reject(new TypeError('offline')),
      error: { reason: 'unreachable' },
    },
    {
      says: 'a missing second factor says where to go',
      answer: () =>
        Response.json(
          { error: { id: 'session_aal2_required' }, redirect_browser_to: 'https://app.test/2' },
          { status: 403 },
        ),
      error: { reason: 'unknown-status', status: 403, id: 'session_aal2_required', redirect: 'https://app.test/2' },
    },
  ])('$says', async ({ answer, error }) => {
    const { watch } = watchOf(() => Response.json(session), answer)
    await watch.refetch()
    expect(await watch.refetch()).toStrictEqual({ ...nobody, error })
  })

  test('logout clears, and a check under way does not bring the session back', async () => {
    let answer: (response: Response) => void = () => {}
    const { watch } = watchOf(() => new Promise((resolve) => (answer = resolve)))
    const check = watch.refetch()
    watch.clear()
    answer(Response.json(session))
    await check
    expect(watch.getSnapshot()).toEqual({ ...nobody, error: undefined })
  })

  test('one listener is enough; who comes later asks nobody', async () => {
    const { watch, asked } = watchOf(() => Response.json(session))
    watch.subscribe(() => {})
    expect(asked()).toBe(1)
    await watch.refetch()
    watch.subscribe(() => {})
    expect(asked()).toBe(1)
  })

  test('listeners hear of it until they leave', async () => {
    const { watch } = watchOf(
      () => Response.json(session),
      () => Response.json(session),
    )
    let heard = 0
    const leave = watch.subscribe(() => heard++)
    await watch.refetch()
    leave()
    await watch.refetch()
    // Loading, and the answer.
    expect(heard).toBe(2)
  })

  test('after a logout, checks share a request again', async () => {
    const answers: ((response: Response) => void)[] = []
    const later = () => new Promise<Response>((resolve) => answers.push(resolve))
    const { watch, asked } = watchOf(later, later)
    const before = watch.refetch()
    watch.clear()
    const after = watch.refetch()
    answers[0]?.(Response.json(session))
    await before
    const shared = watch.refetch()
    expect(asked()).toBe(2)
    answers[1]?.(Response.json(session))
    expect(await shared).toBe(await after)
  })

  test('a page that knows the session already asks nobody', () => {
    const transport = createTransport(() => Promise.reject(new Error('nothing may be asked')))
    const watch = createSessionWatch(transport, session)
    watch.subscribe(() => {})
    expect(watch.getSnapshot()).toMatchObject({ isAuthenticated: true, isLoading: false })
  })
})
