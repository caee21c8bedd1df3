import type { Locale } from '@collect/messages'
import type { IdentityRecord } from '../records/identity.ts'
import type { LiveSession } from '../sessions/sessions.ts'

/** What one HTTP request tells of its sender, and what the answer will set in their browser. */
export interface Caller {
  /** The request's address under the public base address. */
  readonly url: URL
  readonly requestId: string | undefined
  readonly ipAddress: string
  readonly userAgent: string
  /** The language of mails and texts that the request causes. */
  readonly locale: Locale
  /** The session that the request proves, looked up once. */
  session(): Promise<LiveSession | undefined>
  readonly csrf: CsrfJar
  readonly cookies: SessionJar
  readonly continuity: ContinuityJar
  readonly device: DeviceJar
  /** A script's or native client's request: it wants JSON (docs/contract/http.md §1.1, the three rules). */
  readonly wants: {
    /** R1: submissions and errors. */
    readonly json: boolean
    /** R2: starts, completions and logout. */
    readonly acceptsJson: boolean
    /** R3: some ends of verification. */
    readonly prefersHtml: boolean
  }
  /** A page that is none of ours made the browser send it. */
  readonly isCrossSite: boolean
  /** An API flow refuses a browser's marks (docs/contract/http.md §1.7). */
  readonly hasOrigin: boolean
  readonly hasCookies: boolean
}

export interface CsrfJar {
  /** The browser's token; one is made and set when there is none. */
  ensure(): string
  /** The token that came with the request. */
  readonly sent: string | undefined
  /** A new one for a new situation; older open flows of this browser are dead then (docs/contract/http.md §2.3). */
  rotate(): string
  /** The token as it stands in a form: masked anew each time, and empty where it is another browser's. */
  mask(token: string): string
  /** Whether a form's token is the browser's own. */
  matches(submitted: unknown): boolean
}

export interface SessionJar {
  /** A browser is known from then on only where the whole of the account was proved. */
  signIn(live: LiveSession, isWhole: boolean): void
  /** Sets the cookie anew when it ends before its session does (docs/contract/http.md §2.2). */
  renew(live: LiveSession): void
  signOut(): void
}

/** A browser that signed in before shows it, so nobody else's tries are held against it. */
export interface DeviceJar {
  /** None where it never signed in. */
  readonly id: string | undefined
  /** Whether it signed in as that account before, and the account did not forget its browsers since. */
  knows(identity: Pick<IdentityRecord, 'id' | 'marksVersion'>): boolean
}

/** Points at a form post that waits for its sender to sign in again. */
export interface ContinuityJar {
  readonly sent: string | undefined
  keep(id: string): void
  drop(): void
}
