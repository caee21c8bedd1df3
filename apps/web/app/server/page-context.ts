import type { ConsentDesk, Fetch, Mail, MailPreview, ProjectConfiguration } from '@collect/contract'
import type { Locale } from '@collect/messages'
import { createContext } from 'react-router'

/** What the server gives every page, created for each request. */
export interface PageContext {
  readonly nonce: string
  /** The app's public origin, without a slash at the end. */
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
  /** The requests for consent of applications; absent without an OAuth2 provider. */
  readonly consent?: ConsentDesk
  /** Passes the cookies of an in-process answer to the browser. */
  passOn(response: Response): void
  /** Allows one more origin in the page's policy: a widget's scripts and frames, or a provider of the account chooser. */
  allow: (origin: string, use: 'widget' | 'chooser') => void
  /** Marks the page as private to an account, so that no cache keeps it. */
  readonly personal: () => void
  /** Logs an error that the page could not handle. */
  readonly report: (error: unknown) => void
  /** The outbox, newest first, when no mail server is set. */
  mails?(): Promise<readonly Mail[]>
  /** Every mail of the embedded service in a language. */
  previewMails?(locale: Locale): readonly MailPreview[]
}

/** The server imports this key from the build: the same file from source would export another key. */
export const pageContext = createContext<PageContext>()
