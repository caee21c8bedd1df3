import { z } from 'zod'

const unitMs = { ns: 1e-6, us: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const
const whole = /^(?:\d+(?:ns|us|ms|s|m|h))+$/
const part = /(\d+)(ns|us|ms|s|m|h)/g

/** Milliseconds of a duration as Kratos writes it (`1h`, `90s`, `1h30m`); undefined for other text. */
export function durationMs(text: string): number | undefined {
  if (!whole.test(text)) return undefined
  let total = 0
  for (const [, amount, unit] of text.matchAll(part)) total += Number(amount) * unitMs[unit as keyof typeof unitMs] // `whole` admits these units only
  return Number.isSafeInteger(Math.round(total)) ? Math.round(total) : undefined
}

/** A duration setting, parsed to milliseconds. */
export const duration = () =>
  z.string().transform((text, context) => {
    const ms = durationMs(text)
    if (ms !== undefined) return ms
    context.addIssue({ code: 'custom', message: `expected a duration such as 15m or 1h30m, got "${text}"` })
    return z.NEVER
  })
