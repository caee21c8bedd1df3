/** The seam between the packages: a service is a function from Request to Response (docs/decisions/0001). */
export type Fetch = (request: Request) => Promise<Response>

/** A message in the outbox. */
export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** RFC 3339. */
  readonly created_at: string
}

/** An example of a mail that the service sends. */
export interface MailPreview extends Pick<Mail, 'subject' | 'text' | 'html'> {
  /** The template, and its variant if it has several: `credential_added`, `credential_added/passkey`. */
  readonly name: string
}
