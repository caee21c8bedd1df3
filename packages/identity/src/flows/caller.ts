import type { Locale } from '@collect/messages'
import type { Actor } from '../records/actor.ts'
import type { IdentityRecord } from '../records/identity.ts'
import type { LiveSession } from '../sessions/sessions.ts'

/** What one HTTP request says about its sender, and the cookies that the response sets. */
export interface Caller {
  /** The request's address under the public base address. */
  readonly url: URL
  readonly requestId: string | undefined
  readonly ipAddress: string
  readonly userAgent: string
  /** The language of mails and texts that the request causes. */
  readonly locale: Locale
  /** The client, as the events that the request causes name it. */
  readonly actor: Required<Actor>
  /** The session that the request proves, looked up once. */
  session(): Promise<LiveSession | undefined>
  readonly csrf: CsrfJar
  readonly cookies: SessionJar
  readonly continuity: ContinuityJar
  readonly device: DeviceJar
  readonly lastWay: LastWayJar
  /** Whether the response is JSON, by each of the three rules (docs/contract/http.md §1.1). */
  readonly wants: {
    /** R1: submissions and errors. */
    readonly json: boolean
    /** R2: starts, completions and logout. */
    readonly acceptsJson: boolean
    /** R3: some ends of verification. */
    readonly prefersHtml: boolean
  }
  /** Whether a page of another site made the browser send the request. */
  readonly isCrossSite: boolean
  /** Whether the request has an `Origin` header. API flows refuse requests of browsers (docs/contract/http.md §1.7). */
  readonly hasOrigin: boolean
  readonly hasCookies: boolean
}

export interface CsrfJar {
  /** The browser's token; makes and sets a new one if there is none. */
  ensure(): string
  /** The token that came with the request. */
  readonly sent: string | undefined
  /** Makes and sets a new token. It ends older open flows of this browser (docs/contract/http.md §2.3). */
  rotate(): string
  /** The token for a form: masked anew each time, and empty when it belongs to another browser. */
  mask(token: string): string
  /** Whether a form's token is the browser's own. */
  matches(submitted: unknown): boolean
  /** Whether a form's token is this one, which the browser may have given up since. */
  isToken(token: string, submitted: unknown): boolean
}

export interface SessionJar {
  /** Sets the session cookie. The browser becomes a known device only if no second factor is missing (`isWhole`). */
  signIn(live: LiveSession, isWhole: boolean): void
  /** Renews a cookie that expires before its session does (docs/contract/http.md §2.2). */
  renew(live: LiveSession): void
  signOut(): void
}

/** Identifies a browser that signed in before, so that attempts of other clients do not count against it. */
export interface DeviceJar {
  /** Undefined when the browser never signed in. */
  readonly id: string | undefined
  /** Whether the browser signed in to the account before, and the account has not forgotten its browsers since. */
  knows(identity: Pick<IdentityRecord, 'id' | 'marksVersion'>): boolean
}

/** The way in that this browser used last, which the sign-in page marks and opens. It decides nothing. */
export interface LastWayJar {
  readonly sent: string | undefined
  /** The second factor that this browser used last. */
  readonly sentSecond: string | undefined
  keep(way: string): void
  keepSecond(method: string): void
  drop(): void
}

/** Points at a form post that waits until its sender has signed in again, and binds trips to providers. */
export interface ContinuityJar {
  /** The id of the waiting post that came with the request. */
  readonly sent: string | undefined
  keep(id: string): void
  drop(): void
  /** The word that came with the request, which binds this browser's trips to it. */
  readonly tripWord: string | undefined
  /** The browser's word for trips, kept or made, for another 30 minutes. */
  ensureTripWord(): string
  /** The next user of the browser finishes no trip of this one. */
  endTrips(): void
}
