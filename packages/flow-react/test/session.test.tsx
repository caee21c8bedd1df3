import type { Session } from '@collect/contract'
import { createSessionWatch, createTransport } from '@collect/flow'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SessionProvider, useSession, type SessionView } from '../src/session/session-provider.tsx'

const session: Session = {
  id: 's1',
  active: true,
  expires_at: '2026-11-21T12:00:00Z',
  authenticated_at: '2026-11-20T12:00:00Z',
  issued_at: '2026-11-20T12:00:00Z',
  authenticator_assurance_level: 'aal1',
  authentication_methods: [],
  devices: [],
  identity: {
    id: 'i1',
    schema_id: 'person',
    schema_url: 'https://app.test/schemas/cGVyc29u',
    state: 'active',
    traits: { email: 'ada@collect.example' },
    metadata_public: null,
    organization_id: null,
    created_at: '2026-11-20T12:00:00Z',
    updated_at: '2026-11-20T12:00:00Z',
  },
}

/** What `useSession` gives below a provider. */
function seenWith(watch: ReturnType<typeof createSessionWatch>): SessionView | undefined {
  const seen: SessionView[] = []
  const Page = () => {
    seen.push(useSession())
    return null
  }
  renderToStaticMarkup(
    <SessionProvider watch={watch}>
      <Page />
    </SessionProvider>,
  )
  return seen[0]
}

const answering = (answer: () => Response) => createTransport(async () => answer())

test('CLIENT-SESSION-1: useSession gives session, isLoading, initialized, error and refetch', async () => {
  const watch = createSessionWatch(answering(() => Response.json({}, { status: 503 })))
  expect(seenWith(watch)).toMatchObject({ session: undefined, isLoading: false, initialized: false, error: undefined })
  await seenWith(watch)?.refetch()
  expect(seenWith(watch)).toMatchObject({
    session: undefined,
    isLoading: false,
    initialized: true,
    error: { status: 503 },
  })
})

test('CLIENT-SESSION-1: a session that the server knows needs no check', () => {
  const watch = createSessionWatch(
    answering(() => {
      throw new Error('an unexpected call')
    }),
    session,
  )
  expect(seenWith(watch)).toMatchObject({ session, isAuthenticated: true, initialized: true })
})

test('useSession without a SessionProvider throws a sentence that names it', () => {
  const Alone = () => {
    useSession()
    return null
  }
  expect(() => renderToStaticMarkup(<Alone />)).toThrow('useSession needs a SessionProvider above it')
})
