import type { LocaleSettings } from '@collect/messages'
import type { FlowKind } from '@collect/contract'
import type { OAuth2Admin } from '@collect/oauth2-admin'
import type { Captcha } from '../captcha/captcha.ts'
import type { Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { Courier } from '../courier/courier.ts'
import type { Accounts } from '../owner-data/accounts.ts'
import type { Reports } from '../owner-data/reports.ts'
import type { Notices } from '../courier/notices.ts'
import type { StrategyContext } from '../methods/strategy.ts'
import type { Methods } from '../methods/create-methods.ts'
import type { Verdict } from '../methods/verdict.ts'
import type { QuantizeResponseTime } from '../secrets/quantize-time.ts'
import type { Sealer } from '../secrets/sealer.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Stores } from '../store/stores.ts'
import type { Tokenizer } from '../tokens/tokenizer.ts'
import type { Addresses } from './addresses.ts'
import type { Allowance } from '../rate-limit/allowance.ts'
import type { RateLimiter } from '../rate-limit/limiter.ts'
import type { Turns } from '../concurrency/turns.ts'

/** What the log and the metrics may contain about a submitted form. */
export interface SubmittedForm {
  readonly kind: FlowKind
  readonly method: string
  readonly verdict: Verdict['verdict'] | 'rate_limited'
  readonly identity?: string
  readonly request: string | undefined
  /** The sender's IP address. */
  readonly source: string
}

export interface CrossSiteRequest extends Pick<SubmittedForm, 'request' | 'source'> {
  readonly path: string
}

export interface FailedTrip {
  /** The id of the provider. */
  readonly provider: string
  readonly kind: string
  readonly request: string | undefined
}

/** Everything that flows depend on, assembled once in `create-identity.ts`. */
export interface Service extends StrategyContext {
  /** The languages of mails and texts. */
  readonly languages: LocaleSettings
  readonly config: IdentityConfig
  readonly methods: Methods
  readonly clock: Clock
  readonly stores: Stores
  readonly sessions: Sessions
  readonly courier: Courier
  readonly notices: Notices
  readonly captcha: Captcha
  readonly accounts: Accounts
  readonly reports: Reports
  /** The applications that act for an account; absent without an OAuth2 provider. */
  readonly connectedApps?: (identityId: string) => Promise<readonly object[]>
  readonly sealer: Sealer
  readonly addresses: Addresses
  /** The OAuth2 provider whose login challenges the flows answer, if there is one. */
  readonly oauth2: OAuth2Admin | undefined
  readonly rateLimiter: RateLimiter
  /** Flows that a network may begin without a count in the database. */
  readonly startsAtOnce: Allowance
  /** Queues forms fairly by network. */
  readonly turns: Turns
  readonly tokenizer: Tokenizer
  /** Logs and counts the outcome of a form, never its content. */
  readonly note: (form: SubmittedForm) => void
  /** Logs why a trip to a provider failed, without a token, a code or a claim. */
  readonly noteProviderFault: (trip: FailedTrip, fault: Error) => void
  /** Logs that a request from another site was refused. */
  readonly noteCrossSite: (asked: CrossSiteRequest) => void
  /** Rounds the response time up so that timing leaks nothing. */
  readonly quantizeResponseTime: QuantizeResponseTime
}
