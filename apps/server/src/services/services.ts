import type { ConsentDesk, Fetch, Mail } from '@collect/contract'
import type { previewMails } from '@collect/identity'

/** The product's services. The app doesn't know which of them run in this process. */
export interface Services {
  /** Public API of the identity service, embedded or remote. */
  readonly identity: Fetch
  /** Whether the identity service runs in this process. */
  readonly isEmbedded: boolean
  /** Admin API, only when the service is embedded. */
  readonly identityAdmin?: Fetch
  /** The outbox, newest first, when no mail server is set. */
  readonly mails?: () => Promise<readonly Mail[]>
  /** Every mail of the embedded service in a language, to look at. */
  readonly previewMails?: typeof previewMails
  readonly collectibles: Fetch
  /** Where applications ask for consent, when there is an OAuth2 provider. */
  readonly consent?: ConsentDesk
  /** Resolves when everything answers. */
  ready(): Promise<void>
  /** Finishes what runs and lets go of the database. */
  close(): Promise<void>
}
