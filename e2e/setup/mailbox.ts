import { expect } from '@playwright/test'

export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly created_at: string
}

/** Reads the mails of a service, newest first. */
export type ReadMails = () => Promise<readonly Mail[]>

/** The outbox at `/dev/mail`, read as JSON. */
export const outboxOf =
  (origin: string): ReadMails =>
  async () => {
    const response = await fetch(`${origin}/dev/mail`, { headers: { Accept: 'application/json' } })
    expect(response.ok, 'the outbox answers').toBe(true)
    return (await response.json()) as Mail[] // the format that the README documents
  }

export class Mailbox {
  readonly #seen = new Set<string>()

  /** Newest first. */
  readonly all: ReadMails

  constructor(read: ReadMails) {
    this.all = read
  }

  /** Waits for the next unread mail to an address whose text matches. */
  async next(address: string, telling: RegExp): Promise<Mail> {
    let found: Mail | undefined
    await expect(async () => {
      const unseen = (await this.all()).filter(({ id, to }) => to === address && !this.#seen.has(id))
      found = unseen.findLast(({ subject, text }) => telling.test(`${subject}\n${text}`))
      expect(found, `a mail to ${address} that matches ${telling}`).toBeDefined()
    }).toPass({ timeout: 15_000, intervals: [50, 100, 200] })
    if (!found) throw new Error('the mail that was found is gone')
    this.#seen.add(found.id)
    return found
  }

  /** The six digits in the next mail to an address that has a code. */
  async nextCode(address: string): Promise<string> {
    const { text } = await this.next(address, sixDigits)
    return sixDigits.exec(text)?.[0] ?? ''
  }
}

const sixDigits = /\b\d{6}\b/
