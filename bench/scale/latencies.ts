import { Agent, request } from 'node:http'

export interface Asked {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Latencies {
  /** Answers per second. */
  readonly rate: number
  /** Milliseconds within which this share of the answers came. */
  within(share: number): number
  /** Answers with another status than 200. */
  readonly refused: number
}

interface Measured {
  readonly connections: number
  readonly seconds: number
  /** The next request: each one differs. */
  readonly next: () => Asked
}

/** Keeps some connections busy for a bounded time, and notes how long each answer took. */
export async function latencies({ connections, seconds, next }: Measured): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const took: number[] = []
  let refused = 0
  const begun = performance.now()
  const ask = ({ url, method = 'GET', headers, body }: Asked) =>
    new Promise<number>((resolve, reject) => {
      const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
      const sent = request(url, { method, agent, headers: { ...headers, ...length } }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
      })
      sent.once('error', reject)
      sent.end(body)
    })
  const worker = async () => {
    while (performance.now() - begun < seconds * 1_000) {
      const one = performance.now()
      if ((await ask(next())) !== 200) refused += 1
      took.push(performance.now() - one)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  const sorted = took.toSorted((one, other) => one - other)
  return {
    rate: took.length / ((performance.now() - begun) / 1_000),
    within: (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN,
    refused,
  }
}
