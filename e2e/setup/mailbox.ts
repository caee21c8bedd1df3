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

  /** The next mail to an address, each given once; waits until it is there. */
  async next(address: string): Promise<Mail> {
    let found: Mail | undefined
    await expect(async () => {
      found = (await this.all()).findLast((mail) => mail.to === address && !this.#seen.has(mail.id))
      expect(found, `a mail to ${address}`).toBeDefined()
    }).toPass({ timeout: 15_000, intervals: [50, 100, 200] })
    if (!found) throw new Error('unreachable')
    this.#seen.add(found.id)
    return found
  }

  /** The six digits of the next mail to an address. */
  async nextCode(address: string): Promise<string> {
    const { text } = await this.next(address)
    const code = /\b\d{6}\b/.exec(text)?.[0]
    expect(code, `a code in: ${text}`).toBeDefined()
    return code ?? ''
  }
}
