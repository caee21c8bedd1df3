import type { ConsentDesk, Fetch, Mail } from '@collect/contract'
import type { previewMails } from '@collect/identity'
import type { OAuth2 } from '@collect/oauth2'

/** The product's services. The app does not know which of them run in this process. */
export interface Services {
  /** Public API of the identity service, embedded or remote. */
  readonly identity: Fetch
  /** Whether the identity service runs in this process. */
  readonly isEmbedded: boolean
  /** Admin API, only if the service is embedded. */
  readonly identityAdmin?: Fetch
  /** The outbox, newest first, if no mail server is set. */
  readonly mails?: () => Promise<readonly Mail[]>
  /** Previews of all mails of the embedded service in a language. */
  readonly previewMails?: typeof previewMails
  readonly collectibles: Fetch
  /** The embedded OAuth2 provider; it needs the embedded identity service. */
  readonly oauth2?: Pick<OAuth2, 'listener' | 'admin' | 'waitOf'>
  /** The API of the OAuth2 provider's consent requests, if there is a provider. */
  readonly consent?: ConsentDesk
  /** Resolves when all services answer. */
  ready(): Promise<void>
  /** Finishes running work and closes the database. */
  close(): Promise<void>
}
