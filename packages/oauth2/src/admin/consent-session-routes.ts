import { Hono } from 'hono'
import type { Grants } from '../grants/grants.ts'
import type { PayloadStore } from '../store/payload-store.ts'
import { HydraError } from './hydra-error.ts'

export interface ConsentSessionRoutes {
  readonly payloads: PayloadStore
  readonly grants: Grants
}

const defaultPageSize = 250
const maxPageSize = 500

/** `/admin/oauth2/auth/sessions` (docs/contract/providers-and-oauth2.md §D1). */
export function consentSessionRoutes({ payloads, grants }: ConsentSessionRoutes): Hono {
  const app = new Hono()

  app.get('/consent', async (c) => {
    const url = new URL(c.req.url)
    const subject = required(url, 'subject')
    // Consents are kept by account and client, whichever session they were given in.
    if (url.searchParams.has('login_session_id')) {
      throw new HydraError(400, 'The query parameter "login_session_id" is not supported.')
    }
    const size = Math.min(numberIn(url, 'page_size') || defaultPageSize, maxPageSize)
    const from = numberIn(url, 'page_token')
    const sessions = await grants.sessions(subject)
    const next = from + size
    if (next < sessions.length) {
      url.searchParams.set('page_token', String(next))
      c.header('Link', `<${url.pathname}${url.search}>; rel="next"`)
    }
    return c.json(sessions.slice(from, next))
  })

  app.delete('/consent', async (c) => {
    const url = new URL(c.req.url)
    const requestId = url.searchParams.get('consent_request_id')
    if (requestId) {
      await grants.withdrawRequest(requestId)
      return c.body(null, 204)
    }
    const subject = required(url, 'subject')
    const client = url.searchParams.get('client')
    if (!client && url.searchParams.get('all') !== 'true') {
      throw new HydraError(400, 'The query parameter "client" is missing, and "all" is not true.')
    }
    await grants.withdraw(subject, client ?? 'all')
    return c.body(null, 204)
  })

  app.delete('/login', async (c) => {
    const url = new URL(c.req.url)
    const sid = url.searchParams.get('sid')
    if (sid) await payloads.deleteSession(sid)
    else await payloads.deleteSessionsOf(required(url, 'subject'))
    return c.body(null, 204)
  })

  return app
}

function required({ searchParams }: URL, name: string): string {
  const value = searchParams.get(name)
  if (!value) throw new HydraError(400, `The query parameter "${name}" is missing.`)
  return value
}

function numberIn({ searchParams }: URL, name: string): number {
  const text = searchParams.get(name) ?? '0'
  if (!/^\d{1,6}$/.test(text)) throw new HydraError(400, `The query parameter "${name}" is not a number.`)
  return Number(text)
}
