import { randomUUID } from 'node:crypto'
import { send } from '../../apps/server/test/send.ts'
import type { Copy } from '../copy.ts'
import type { Outcome, Row, Siege } from '../row.ts'

/** Wrong passwords for one account from one network before the limit. */
const atOnce = 10

/** Forwarding headers that a client may invent, in every spelling that some proxy accepts. */
const claims = (index: number): Record<string, string> => {
  const address = `198.51.100.${index % 250}`
  return {
    'x-real-ip': address,
    forwarded: `for=${address}`,
    'cf-connecting-ip': address,
    'true-client-ip': address,
    'x-client-ip': address,
    'x-request-id': `x"<script>${randomUUID()}`,
  }
}

/** Wrong passwords for one name, each with other headers; returns how many were checked. */
async function guessWithClaims(
  copy: Copy,
  isProxied: boolean,
  tries: number,
  forwarded: (index: number) => string | undefined,
) {
  const { host } = new URL(copy.origin)
  const identifier = `${randomUUID()}@visitors.example`
  let looked = 0
  const faults = new Set<string>()
  for (let index = 0; index < tries; index += 1) {
    const chain = forwarded(index)
    const headers = {
      ...claims(index),
      ...(!isProxied && { 'x-forwarded-host': 'elsewhere.example' }),
      host,
      'x-forwarded-proto': 'https',
      accept: 'application/json',
      ...(chain !== undefined && { 'x-forwarded-for': chain }),
    }
    const port = copy.ports[0] ?? 0
    const begun = await send(port, '/self-service/login/api', { headers })
    const { ui } = JSON.parse(begun.text) as { readonly ui?: { readonly action: string } }
    if (!ui) continue
    const { pathname, search, host: named } = new URL(ui.action)
    if (named !== host) faults.add(`an address names the host of a header: ${named}`)
    const answer = await send(port, pathname + search, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'password', identifier, password: `a wrong sentence, number ${index}` }),
    })
    if (answer.status === 400) looked += 1
    if (answer.text.includes('<script>') || String(answer.headers['x-request-id']).includes('<script>')) {
      faults.add('an answer repeats the request id that a client made up')
    }
  }
  return { looked, faults: [...faults] }
}

async function spoof(siege: Siege, hops: 0 | 1 | 2): Promise<Outcome> {
  const copy = await siege.open({ trustProxy: hops })
  const tries = siege.isShort ? 16 : 40
  // Trusted proxies add to the end of the list; the client's own entries come before.
  const trusted = { 0: [], 1: ['203.0.113.50'], 2: ['203.0.113.50', '203.0.113.60'] }[hops]
  const madeUp = (index: number) => `198.51.100.${index % 250}`
  const spellings: ((index: number) => string | undefined)[] = [
    (index) => [madeUp(index), ...trusted].join(', '),
    (index) => [madeUp(index), `2001:db8:${index}::1`, '127.0.0.1', ...trusted].join(','),
    ...(hops === 0 ? [() => undefined] : [() => trusted.map((one) => `::ffff:${one}`).join(', ')]),
  ]
  let letThrough = 0
  const faults: string[] = []
  const begun = performance.now()
  for (const spelling of spellings) {
    const found = await guessWithClaims(copy, hops > 0, tries, spelling)
    letThrough = Math.max(letThrough, found.looked)
    faults.push(...found.faults)
  }
  const minutes = Math.ceil((performance.now() - begun) / 60_000)
  return { tried: tries * spellings.length, letThrough, allowed: atOnce + minutes, faults }
}

const row = (hops: 0 | 1 | 2): Row => ({
  name: `headers-${hops}`,
  attack: `Invented addresses in headers, TRUST_PROXY=${hops}`,
  needs: ({ selfservice }) => selfservice.methods.password.enabled,
  run: (siege) => spoof(siege, hops),
})

export const spoofedHeaders: readonly Row[] = [row(0), row(1), row(2)]
