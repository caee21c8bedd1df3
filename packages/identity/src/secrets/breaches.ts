import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'

/** How often a password was found in breaches, or that the list did not answer. */
export type BreachCount = number | 'unreachable'

export interface Breaches {
  count(password: string): Promise<BreachCount>
}

export interface BreachOptions {
  readonly config: Pick<IdentityConfig, 'selfservice'>
  readonly log: { warn(fields: object, message: string): void }
  readonly clock: Clock
  /** The list's address; unset, `haveibeenpwned_host` by HTTPS. */
  readonly url?: string
  /** Timeout of a request to the list, in milliseconds. */
  readonly timeoutMs?: number
}

const oneSecond = 1_000
const oneHour = 3_600_000
/** Maximum number of cached answers, of about 30 kB each. */
const maxKept = 100
/** Maximum length of an answer; a longer one is refused. */
const maxAnswerLength = 1_000_000
const prefixLength = 5

/**
 * Asks a list of breached passwords by k-anonymity: only five letters of the SHA-1 leave this process. The list
 * answers with hundreds of hashes (docs/contract/http.md §7.4). Answers are cached for an hour.
 */
export function createBreaches({ config, log, clock, url, timeoutMs = oneSecond }: BreachOptions): Breaches {
  const base = url ?? `https://${config.selfservice.methods.password.config.haveibeenpwned_host}`
  const kept = new Map<string, { readonly text: string; readonly until: number }>()

  const rangeOf = async (prefix: string): Promise<string> => {
    const known = kept.get(prefix)
    if (known && known.until > clock()) return known.text
    const answer = await fetch(new URL(`range/${prefix}`, `${base}/`), {
      // The list adds made-up lines, so that the length of an encrypted answer does not reveal the prefix.
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`the list of breached passwords answers ${answer.status}`)
    const text = await answer.text()
    if (text.length > maxAnswerLength) throw new Error('the list of breached passwords answers too much')
    // The least recently requested prefix is dropped first.
    kept.delete(prefix)
    if (kept.size >= maxKept) for (const oldest of [...kept.keys()].slice(0, 1)) kept.delete(oldest)
    kept.set(prefix, { text, until: clock() + oneHour })
    return text
  }

  return {
    async count(password) {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
      const prefix = hash.slice(0, prefixLength)
      try {
        return countIn(await rangeOf(prefix), hash.slice(prefixLength))
      } catch (error) {
        log.warn({ event: 'breaches.unavailable', err: error }, 'The list of breached passwords did not answer.')
        return 'unreachable'
      }
    },
  }
}

/** Lines are `<the rest of the SHA-1>:<how often>`. */
function countIn(range: string, suffix: string): number {
  for (const line of range.split('\n')) {
    const [rest = '', times = ''] = line.trim().split(':')
    if (rest.toUpperCase() === suffix && /^\d{1,12}$/.test(times)) return Number(times)
  }
  return 0
}
