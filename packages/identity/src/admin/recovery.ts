import { Hono } from 'hono'
import { z } from 'zod'
import { wireTime } from '../clock.ts'
import { durationMs } from '../config/duration.ts'
import { newFlow } from '../flows/create-flow.ts'
import { badRequest, notFound } from '../flows/flow-error.ts'
import type { Service } from '../flows/service.ts'
import { jsonReply } from '../http/reply.ts'
import { readJson } from './read-json.ts'

/** A month: somebody who is told a code by letter still has time. */
const longest = 31 * 24 * 60 * 60 * 1000

const codePayload = z.strictObject({
  identity_id: z.uuid(),
  expires_in: z.string().optional(),
  flow_type: z.enum(['browser', 'api']).default('browser'),
})

/** `/admin/recovery` (contract/http.md §1.12). */
export function recoveryRoutes(service: Service): Hono {
  const { addresses, clock, codes, config, stores } = service
  const app = new Hono()

  app.post('/code', async ({ req }) => {
    const { identity_id, expires_in, flow_type } = await readJson(req.raw, codePayload)
    if (!config.selfservice.flows.recovery.enabled) throw notFound('Recovery is switched off.')
    const identity = await stores.identities.find(identity_id.toLowerCase())
    if (!identity) throw notFound('There is no such identity.')
    const life = lifeOf(expires_in) ?? config.selfservice.methods.code.config.lifespan
    const expiresAt = clock() + life
    const flow = {
      ...newFlow(service, {
        kind: 'recovery',
        type: flow_type,
        requestUrl: addresses.start('recovery'),
        csrfToken: '',
      }),
      state: 'sent_email' as const,
      expiresAt,
      // Whoever gets the link opens it in a browser that has not been here before.
      skipCsrf: true,
    }
    await stores.flows.insert(flow)
    const code = await codes.make(flow, identity, life)
    return jsonReply(
      { recovery_link: addresses.page('recovery', flow.id), recovery_code: code, expires_at: wireTime(expiresAt) },
      201,
    )
  })

  app.post('/link', () => {
    throw notFound('Recovery by link is not supported yet; use a code.')
  })

  return app
}

function lifeOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const life = durationMs(text)
  if (!life || life > longest) throw badRequest('"expires_in" has to be a duration such as 1h, of at most 744h.')
  return life
}
