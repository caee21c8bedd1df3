import type { Session } from '@collect/contract'

/** The session of the user whom the header `X-Person` names; the service looks at the account and at nothing else. */
export function sessionOfHeader(request: Request, origin: string): Session | undefined {
  const person = request.headers.get('X-Person')
  return person ? sessionFor(person, origin) : undefined
}

function sessionFor(id: string, origin: string): Session {
  const time = '2026-03-04T00:00:00Z'
  return {
    id: `session-of-${id}`,
    active: true,
    expires_at: time,
    authenticated_at: time,
    issued_at: time,
    authenticator_assurance_level: 'aal1',
    authentication_methods: [],
    devices: [],
    identity: {
      id,
      schema_id: 'default',
      schema_url: `${origin}/schemas/default`,
      state: 'active',
      traits: {},
      metadata_public: null,
      organization_id: null,
      created_at: time,
      updated_at: time,
    },
  }
}
