import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { Caller } from '../flows/caller.ts'
import { csrfViolation } from '../flows/flow-error.ts'
import type { Service } from '../flows/service.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { callerOf } from './caller.ts'
import type { JarOf } from './wire/cookies.ts'
import { createSources } from './sources.ts'
import { refusalOf, replyAtOnce, replyToError, type ReportError } from './wire/error.ts'

/** Whether an error is answered in JSON (docs/contract/http.md §1.1). */
export type ErrorRule = (caller: Caller) => boolean
export const always: ErrorRule = () => true
export const submissions: ErrorRule = ({ wants }) => wants.json
export const starts: ErrorRule = ({ wants }) => wants.acceptsJson

export type Handle = (
  rule: ErrorRule,
  work: (caller: Caller, request: Request, params: Readonly<Record<string, string>>) => Promise<Response>,
) => (context: Context) => Promise<Response>

/** Wraps every route: determines the caller, answers errors, sets cookies and counts the request. */
export function createHandle(service: Service, jarOf: JarOf, report: ReportError, metrics: Metrics): Handle {
  const sources = createSources(service.config)
  return (rule, work) => async (context) => {
    const began = performance.now()
    const request = context.req.raw
    const jar = jarOf(request)
    const caller = callerOf(service, request, jar, sources)
    let response: Response
    try {
      response = sources.allows(request)
        ? await work(caller, request, context.req.param())
        : refuseCrossSite(service, caller)
    } catch (error) {
      const refusal = refusalOf(error, caller, report)
      response = await replyToError(service, refusal, caller, rule(caller)).catch((cause: unknown) =>
        // The error page needs the database; if that fails, the response contains the error itself.
        replyAtOnce(refusalOf(cause, caller, report), caller),
      )
    }
    for (const cookie of jar.setCookies()) response.headers.append('set-cookie', cookie)
    response.headers.set('cache-control', 'private, no-cache, no-store, must-revalidate')
    response.headers.set('vary', 'Cookie')
    const { method } = request
    metrics.answered({ method, route: routePath(context), status: response.status }, (performance.now() - began) / 1000)
    return response
  }
}

/** Answers without the error page: a page of another site must not make the service store an error per request. */
function refuseCrossSite({ noteCrossSite }: Service, caller: Caller): Response {
  noteCrossSite({ path: caller.url.pathname, request: caller.requestId, source: caller.ipAddress })
  return replyAtOnce(csrfViolation('The request was made by a page of another site.'), caller)
}
