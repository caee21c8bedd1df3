import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import {
  context,
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import manifest from '../../package.json' with { type: 'json' }
import type { Log } from '../process/log.ts'
import { loggedPath } from '../process/logged-path.ts'
import type { Tracing } from './tracing.ts'

/** Time limit for exporting the remaining spans when the process ends, in milliseconds. */
const timeoutMs = 3_000

interface TracingOptions {
  /** Only a declared proxy may name the trace of a request. */
  readonly isBehindProxy: boolean
  readonly log: Log
}

/** Spans by OpenTelemetry's own packages, which read their other variables (`OTEL_…`) from the environment. */
export function createTracing({ isBehindProxy, log }: TracingOptions): Tracing {
  // Messages of the packages may contain URLs with user names and passwords.
  const complain = () =>
    log.warn({ event: 'tracing.export_failed', component: 'tracing' }, 'Traces could not be exported.')
  const ignore = () => {}
  diag.setLogger({ error: complain, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR)
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': process.env['OTEL_SERVICE_NAME'] || 'collect-everything',
        'service.version': manifest.version,
      }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer('collect-everything', manifest.version)
  const propagator = new W3CTraceContextPropagator()

  return {
    request(incoming: IncomingMessage, outgoing: ServerResponse, answer: () => unknown) {
      const parent = isBehindProxy
        ? propagator.extract(ROOT_CONTEXT, incoming.headers, defaultTextMapGetter)
        : ROOT_CONTEXT
      const { method = 'GET', url = '/' } = incoming
      const span = tracer.startSpan(
        method,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            // Unparsed, because not every requested path is a valid URL.
            'url.path': loggedPath(url),
            'http.request.header.x-request-id': String(outgoing.getHeader('X-Request-ID') ?? ''),
          },
        },
        parent,
      )
      outgoing.once('close', () => end(span, outgoing.statusCode))
      context.with(trace.setSpan(parent, span), answer)
    },

    answered({ method, route, status }, seconds) {
      const now = Date.now()
      const span = tracer.startSpan(`${method} ${route}`, {
        startTime: now - seconds * 1000,
        attributes: { 'http.request.method': method, 'http.route': route },
      })
      end(span, status, now)
    },

    trace: (what, work) =>
      tracer.startActiveSpan(what, async (span) => {
        try {
          return await work()
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      }),

    onQuery({ system, operation, milliseconds, hasFailed }) {
      const now = Date.now()
      const span = tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        startTime: now - milliseconds,
        attributes: { 'db.system.name': system, 'db.operation.name': operation },
      })
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(now)
    },

    async close() {
      await Promise.race([provider.shutdown().catch(complain), wait(timeoutMs, undefined, { ref: false })])
    },
  }
}

function end(span: Span, status: number, at?: number): void {
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(at)
}
