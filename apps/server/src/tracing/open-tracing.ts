import type { Log } from '../process/log.ts'
import type { Environment } from '../environment/read-environment.ts'
import type { Tracing } from './tracing.ts'

/** Undefined without `OTEL_EXPORTER_OTLP_ENDPOINT`; only with it, OpenTelemetry's packages are loaded. */
export async function openTracing(
  { tracesTo, trustedHops }: Pick<Environment, 'tracesTo' | 'trustedHops'>,
  log: Log,
): Promise<Tracing | undefined> {
  if (tracesTo === undefined) return undefined
  const { createTracing } = await import('./open-telemetry.ts')
  return createTracing({ isBehindProxy: trustedHops > 0, log })
}
