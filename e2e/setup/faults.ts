import { expect, type BrowserContext } from '@playwright/test'

/** A refused submission is a 4xx answer by contract, which browsers log. */
const isExpectedRefusal = /^Failed to load resource: the server responded with a status of 4\d\d/

/** Collects console errors (also policy violations) and uncaught errors, which no story may cause. */
export class Faults {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#note(`console.error on ${message.page()?.url()}: ${message.text()}`, message.text())
    })
    context.on('weberror', (error) => this.#note(`uncaught: ${error.error().stack || error.error().message}`))
    context.on('response', (response) => {
      if (response.status() >= 500) this.#note(`${response.status()} from ${response.url()}`)
    })
  }

  /** A log line that the story expects. */
  expectOne(line: RegExp): void {
    this.#expected.push(line)
  }

  /** The server cannot be reached for a while: the browser says so for each request, also for those of the router. */
  expectLoss(): void {
    this.expectOne(/net::ERR_/)
    this.expectOne(/Failed to fetch manifest patches/)
  }

  check(): void {
    expect(this.#found, 'nothing went wrong in the browser').toEqual([])
  }

  #note(line: string, text = line): void {
    const isExpected = isExpectedRefusal.test(text) || this.#expected.some((expected) => expected.test(line))
    if (!isExpected) this.#found.push(line)
  }
}
