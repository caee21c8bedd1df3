import type { FlowKind } from '@collect/contract'
import { z } from 'zod'
import type { IdentityConfig } from '../config/identity-config.ts'

/** The CAPTCHA service's verdict on the sender of a form. `unreachable`: the service did not answer. */
export type CaptchaVerdict = 'person' | 'robot' | 'unreachable'

export interface Captcha {
  check(answer: {
    readonly token: string
    readonly kind: FlowKind
    readonly ipAddress: string
  }): Promise<CaptchaVerdict>
}

/** The address that checks tokens of the widget; each token can be checked once. */
const siteVerify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
/** Maximum duration of a check, in milliseconds. */
const timeoutMs = 5_000

const said = z.object({ success: z.boolean(), action: z.string().optional() })

export interface CaptchaOptions {
  readonly config: IdentityConfig
  readonly log: { warn(fields: object, message: string): void }
  readonly url?: string
  readonly timeoutMs?: number
}

/** Turnstile. A token that cannot be checked is refused: an attacker could make every check fail. */
export function createCaptcha({
  config,
  log,
  url = siteVerify,
  timeoutMs: maxTimeoutMs = timeoutMs,
}: CaptchaOptions): Captcha {
  const { secret = '' } = config.selfservice.methods.captcha.config.cf_turnstile
  return {
    async check({ token, kind, ipAddress }) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: ipAddress }),
          redirect: 'error',
          signal: AbortSignal.timeout(maxTimeoutMs),
        })
        const { success, action } = said.parse(await answer.json())
        // A token solved for another kind of form does not count. Turnstile's test keys send no action.
        return success && (!action || action === kind) ? 'person' : 'robot'
      } catch (cause) {
        log.warn({ event: 'captcha.unavailable', err: cause }, 'The CAPTCHA service did not answer.')
        return 'unreachable'
      }
    },
  }
}
