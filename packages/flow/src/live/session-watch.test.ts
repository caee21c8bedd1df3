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
const signedOut = { session: undefined, user: undefined, isAuthenticated: false, isLoading: false, initialized: true }

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
  test('the first listener starts the check, once', async () => {
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
      says: 'takes 401 as no session, not as an error',
      answer: () => Response.json({ error: { code: 401 } }, { status: 401 }),
      error: undefined,
    },
    {
      says: 'reports a failure as an error',
      answer: () => Response.json({}, { status: 500 }),
      error: { reason: 'unknown-status', status: 500 },
    },
    {
      says: 'reports a refused session as an error',
      answer: () => Response.json(session, { status: 403 }),
      error: { reason: 'unknown-status', status: 403 },
    },
    {
      says: 'reports an answer without a session as an error',
      answer: () => Response.json({}),
      error: { reason: 'unknown-status', status: 200 },
    },
    {
      says: 'reports a JSON string as an error',
      answer: () => Response.json('x'),
      error: { reason: 'unknown-status', status: 200 },
    },
    {
      says: 'reports JSON null as an error',
      answer: () => Response.json(null),
      error: { reason: 'unknown-status', status: 200 },
    },
    {
      says: 'reports a lost connection as an error',
      answer: () => Promise.reject(new TypeError('offline')),
      error: { reason: 'unreachable' },
    },
    {
      says: 'reports the address for a missing second factor',
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
    expect(await watch.refetch()).toStrictEqual({ ...signedOut, error })
  })

  test('a logout clears the session, and a running check does not restore it', async () => {
    let answer: (response: Response) => void = () => {}
    const { watch } = watchOf(() => new Promise((resolve) => (answer = resolve)))
    const check = watch.refetch()
    watch.clear()
    answer(Response.json(session))
    await check
    expect(watch.getSnapshot()).toEqual({ ...signedOut, error: undefined })
  })

  test('later listeners start no further check', async () => {
    const { watch, asked } = watchOf(() => Response.json(session))
    watch.subscribe(() => {})
    expect(asked()).toBe(1)
    await watch.refetch()
    watch.subscribe(() => {})
    expect(asked()).toBe(1)
  })

  test('listeners get changes until they unsubscribe', async () => {
    const { watch } = watchOf(
      () => Response.json(session),
      () => Response.json(session),
    )
    let heard = 0
    const leave = watch.subscribe(() => heard++)
    await watch.refetch()
    leave()
    await watch.refetch()
    // The loading state and the answer.
    expect(heard).toBe(2)
  })

  test('concurrent checks after a logout share one request', async () => {
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

  test('a known session needs no check', () => {
    const transport = createTransport(() => Promise.reject(new Error('nothing may be asked')))
    const watch = createSessionWatch(transport, session)
    watch.subscribe(() => {})
    expect(watch.getSnapshot()).toMatchObject({ isAuthenticated: true, isLoading: false })
  })
})
