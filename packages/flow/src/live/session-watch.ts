import type { Identity, Session } from '@collect/contract'
import { fieldsIn, textAt, type Answer } from '../wire/answer.ts'
import type { FailureReason } from '../wire/outcome.ts'
import type { Transport } from '../wire/transport.ts'
import { createStore, type Subscribable } from './subscribable.ts'

/** The session, as the client knows it (CLIENT-SESSION-1). */
export interface SessionSnapshot {
  readonly session: Session | undefined
  readonly user: Identity | undefined
  readonly isAuthenticated: boolean
  readonly isLoading: boolean
  /** True after the first answer. */
  readonly initialized: boolean
  readonly error: SessionError | undefined
}

export interface SessionError {
  readonly reason: FailureReason
  /** HTTP status, if the service answered. */
  readonly status?: number
  /** Id of the error, if any. `session_aal2_required` asks for the second factor. */
  readonly id?: string
  readonly redirect?: string
}

export interface SessionWatch extends Subscribable<SessionSnapshot> {
  /** Asks the service again. Concurrent calls share one request. */
  refetch(): Promise<SessionSnapshot>
  /** Clears the session after a logout, without a request. */
  clear(): void
}

const signedOut: SessionSnapshot = {
  session: undefined,
  user: undefined,
  isAuthenticated: false,
  isLoading: false,
  initialized: false,
  error: undefined,
}

/**
 * The first listener starts the check (SESSION-CHECK-2).
 * @param first what the caller knows: the session, `null` without one, `undefined` before a check
 */
export function createSessionWatch(transport: Transport, first?: Session | null): SessionWatch {
  const store = createStore<SessionSnapshot>(first ? signedIn(first) : { ...signedOut, initialized: first === null })
  let pending: Promise<SessionSnapshot> | undefined

  function refetch(): Promise<SessionSnapshot> {
    if (pending) return pending
    store.set({ ...store.getSnapshot(), isLoading: true })
    const asked = transport.get('/sessions/whoami').then((answer) => {
      // A logout overrides a running check.
      if (pending === asked) {
        pending = undefined
        store.set(sessionIn(answer))
      }
      return store.getSnapshot()
    })
    pending = asked
    return asked
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe(listener) {
      const leave = store.subscribe(listener)
      if (!store.getSnapshot().initialized) void refetch()
      return leave
    },
    refetch,
    clear() {
      pending = undefined
      store.set({ ...signedOut, initialized: true })
    },
  }
}

const signedIn = (session: Session): SessionSnapshot => ({
  session,
  user: session.identity ?? undefined,
  isAuthenticated: session.active,
  isLoading: false,
  initialized: true,
  error: undefined,
})

/** 401 is an answer, not an error: there is no session. */
function sessionIn(answer: Answer): SessionSnapshot {
  const failed = (error: SessionError): SessionSnapshot => ({ ...signedOut, initialized: true, error })
  if (answer.answer === 'failed') return failed({ reason: answer.reason })
  const { status } = answer
  const body = fieldsIn(answer.body)
  // By the contract, an object with an identity is a session.
  if (status === 200 && body && 'identity' in body) return signedIn(answer.body as Session)
  if (status === 401) return { ...signedOut, initialized: true }
  const id = textAt(fieldsIn(body?.['error']), 'id')
  const redirect = textAt(body, 'redirect_browser_to')
  return failed({ reason: 'unknown-status', status, ...(id && { id }), ...(redirect && { redirect }) })
}
