import type { ConsentDesk, Fetch, Mail, MailPreview, ProjectConfiguration } from '@collect/contract'
import type { Locale } from '@collect/messages'
import { createContext } from 'react-router'

/** What the server gives every page, made anew for each request. */
export interface PageContext {
  readonly nonce: string
  /** Where the app is reached, without a slash at the end. */
  readonly origin: string
  readonly project: ProjectConfiguration
  readonly devPages: boolean
  /** True when the identity service runs inside this process. */
  readonly embedded: boolean
  /** The identity service's public API; requests carry an absolute address under `origin`. */
  readonly service: Fetch
  readonly collectibles: Fetch
  /** The admin API, only with the embedded service. */
  readonly identityAdmin?: Fetch
  /** Where applications ask for consent; absent without an OAuth2 provider. */
  readonly consent?: ConsentDesk
  /** Hands the cookies of an in-process answer to the browser. */
  passOn(response: Response): void
  /** Lets the page load scripts and frames from one more origin; its policy refuses all others. */
  allow: (origin: string) => void
  /** Says that the page shows what belongs to an account, so that no browser keeps it. */
  readonly personal: () => void
  /** Writes down a fault that the page could not handle. */
  readonly report: (error: unknown) => void
  /** The outbox, newest first, when no mail server is set. */
  mails?(): Promise<readonly Mail[]>
  /** Every mail of the embedded service in a language. */
  previewMails?(locale: Locale): readonly MailPreview[]
}

/** The server reads this key from the build: the same file imported from source would be another key. */
export const pageContext = createContext<PageContext>()
