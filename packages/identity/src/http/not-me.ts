import type { EventReport, NoReport } from '@collect/contract'
import { Hono } from 'hono'
import type { Report } from '../owner-data/reports.ts'
import { wireTime } from '../clock.ts'
import { badRequest, FlowError, notFound } from '../flows/flow-error.ts'
import { openRecovery } from '../flows/begin/open-recovery.ts'
import type { Service } from '../flows/service.ts'
import { readBody } from './wire/body.ts'
import { always, type Handle } from './handle.ts'
import { jsonReply } from './wire/reply.ts'

/** The routes behind the link of a security mail. They need no session, because the mail contains a token. */
export function notMeRoutes(service: Service, handle: Handle): Hono {
  const { addresses, reports } = service
  const app = new Hono()

  app.get(
    '/',
    handle(always, async (caller) => {
      const token = caller.url.searchParams.get('token')
      if (token === null) throw badRequest('The query parameter "token" is missing.')
      const { event, until } = found(await reports.find(token))
      return jsonReply({
        kind: event.kind,
        about: event.about,
        at: wireTime(event.at),
        expires_at: wireTime(until),
      } satisfies EventReport)
    }),
  )

  app.post(
    '/',
    handle(always, async (caller, request) => {
      const content = await readBody(request)
      if ('problem' in content) throw badRequest(content.problem)
      const { token } = content.body
      if (typeof token !== 'string') throw badRequest('The field "token" is missing.')
      const { address } = found(await reports.carryOut(token, caller.actor))
      caller.lastWay.drop()
      const flow = await openRecovery(service, caller, address)
      return jsonReply({
        continue_with: flow
          ? [{ action: 'show_recovery_ui', flow: { id: flow.id, url: addresses.page('recovery', flow.id) } }]
          : [],
      })
    }),
  )

  return app
}

function found(report: Report | NoReport): Report {
  switch (report) {
    case 'unknown':
      throw notFound('This link is not valid.')
    case 'used':
      throw gone(report, 'This link was already used.')
    case 'late':
      throw gone(report, 'This link has expired.')
    default:
      return report
  }
}

const gone = (why: NoReport, reason: string) => new FlowError({ status: 410, reason, details: { why } })
