import { expect } from '@playwright/test'

export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly created_at: string
}

/** What the outbox at `/dev/mail` holds, read as a program reads it. */
export class Mailbox {
  readonly #origin: string
  readonly #seen = new Set<string>()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Newest first. */
  async all(): Promise<readonly Mail[]> {
    const response = await fetch(`${this.#origin}/dev/mail`, { headers: { Accept: 'application/json' } })
    expect(response.ok, 'the outbox answers').toBe(true)
    return (await response.json()) as Mail[] // the shape that README promises
  }

  /** The next mail to an address that tells what is looked for, each given once; waits until it is there. */
  async next(address: string, telling: RegExp): Promise<Mail> {
    let found: Mail | undefined
    await expect(async () => {
      const unseen = (await this.all()).filter(({ id, to }) => to === address && !this.#seen.has(id))
      found = unseen.findLast(({ subject, text }) => telling.test(`${subject}\n${text}`))
      expect(found, `a mail to ${address} that tells ${telling}`).toBeDefined()
    }).toPass({ timeout: 15_000, intervals: [50, 100, 200] })
    if (!found) throw new Error('a mail was found and is gone')
    this.#seen.add(found.id)
    return found
  }

  /** The six digits of the next mail to an address that holds some. */
  async nextCode(address: string): Promise<string> {
    const { text } = await this.next(address, sixDigits)
    return sixDigits.exec(text)?.[0] ?? ''
  }
}

const sixDigits = /\b\d{6}\b/
