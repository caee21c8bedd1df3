import type { FlowType } from '@collect/contract'
import { Hono } from 'hono'
import { z } from 'zod'
import { wireTime } from '../clock.ts'
import { durationMs } from '../config/duration.ts'
import { newFlow } from '../flows/stored/create-flow.ts'
import { badRequest, notFound } from '../flows/flow-error.ts'
import { returnToOf } from '../flows/begin/return-to.ts'
import type { Service } from '../flows/service.ts'
import { jsonReply } from '../http/wire/reply.ts'
import type { FlowRecord } from '../records/flow.ts'
import { readJson } from './read-json.ts'

/** A month in milliseconds, which is enough for a code sent by letter. */
const maxLifespan = 31 * 24 * 60 * 60 * 1000

export const recoveryLinkPayload = z.strictObject({ identity_id: z.uuid(), expires_in: z.string().optional() })
export const codePayload = recoveryLinkPayload.extend({ flow_type: z.enum(['browser', 'api']).default('browser') })

interface Asked extends z.output<typeof recoveryLinkPayload> {
  readonly flow_type?: FlowType
}

/** `/admin/recovery` (docs/contract/http.md §1.12). */
export function recoveryRoutes(service: Service): Hono {
  const { addresses, clock, codes, config, stores } = service
  const { methods } = config.selfservice
  const app = new Hono()

  /** A flow that waits for a code or link which an administrator passes on. */
  const begin = async (
    method: 'code' | 'link',
    { identity_id, expires_in, flow_type = 'browser' }: Asked,
    returnTo?: string,
  ) => {
    if (!config.selfservice.flows.recovery.enabled) throw notFound('Recovery is disabled.')
    if (!methods[method].enabled) throw notFound(`Recovery by ${method} is disabled.`)
    const identity = await stores.identities.find(identity_id.toLowerCase())
    if (!identity) throw notFound('There is no such identity.')
    const life = lifeOf(expires_in) ?? methods[method].config.lifespan
    const expiresAt = clock() + life
    const flow: FlowRecord = {
      ...newFlow(service, {
        kind: 'recovery',
        type: flow_type,
        requestUrl: addresses.start('recovery', { return_to: returnTo }),
        csrfToken: '',
        returnTo,
      }),
      state: 'sent_email',
      active: method,
      expiresAt,
      // The recipient of the link opens it in a browser without a CSRF cookie.
      skipCsrf: true,
    }
    await stores.flows.insert(flow)
    return { flow, secret: await codes.make(flow, identity, life), expires_at: wireTime(expiresAt) }
  }

  app.post('/code', async ({ req }) => {
    const { flow, secret, expires_at } = await begin('code', await readJson(req.raw, codePayload))
    const recovery_link = addresses.page('recovery', flow.id)
    return jsonReply({ recovery_link, recovery_code: secret, expires_at }, 201)
  })

  app.post('/link', async ({ req }) => {
    const returnTo = returnToOf(new URL(req.url).searchParams.get('return_to'), config)
    const { flow, secret, expires_at } = await begin('link', await readJson(req.raw, recoveryLinkPayload), returnTo)
    return jsonReply({ recovery_link: codes.linkOf(flow, secret), expires_at }, 200)
  })

  return app
}

function lifeOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const life = durationMs(text)
  if (!life || life > maxLifespan) throw badRequest('"expires_in" has to be a duration such as 1h, of at most 744h.')
  return life
}
