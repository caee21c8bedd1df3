import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { loadCatalogue, locales } from '@collect/messages'
import { kB } from './table.ts'

interface Loaded {
  readonly kind: string
  readonly body: Buffer
}

/** The files that a page loads into an empty cache. */
export interface Weights {
  readonly loaded: readonly Loaded[]
  /** Requests to other servers. */
  readonly elsewhere: readonly string[]
}

export async function weightsOf(context: BrowserContext, origin: string, address: string): Promise<Weights> {
  const page = await context.newPage()
  const loaded: Loaded[] = []
  const elsewhere: string[] = []
  const bodies: Promise<void>[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (new URL(url).origin !== origin && !url.startsWith('data:')) elsewhere.push(url)
  })
  page.on('response', (response) => {
    bodies.push(
      response.body().then(
        (body) => void loaded.push({ kind: response.request().resourceType(), body }),
        () => {}, // a redirect has no body
      ),
    )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await Promise.all(bodies)
  await context.close()
  return { loaded, elsewhere }
}

const gzip = (body: Buffer) => gzipSync(body, { level: 9 }).length
const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const sum = (of: readonly Loaded[], size: (body: Buffer) => number) => of.reduce((all, { body }) => all + size(body), 0)

const ofKinds = ({ loaded }: Weights, ...kinds: readonly string[]) => loaded.filter(({ kind }) => kinds.includes(kind))

export const pageBrotli = (weights: Weights): number => sum(ofKinds(weights, 'document', 'stylesheet'), brotli)
export const scriptGzip = (weights: Weights): number => sum(ofKinds(weights, 'script'), gzip)

/** Rows of a table: requests, raw, gzip, brotli, for each kind of file. */
export function weightRows(weights: Weights): (string | number)[][] {
  const row = (name: string, of: readonly Loaded[]) => [
    name,
    of.length,
    ...[(body: Buffer) => body.length, gzip, brotli].map((size) => kB(sum(of, size))),
  ]
  const kinds = [...new Set(weights.loaded.map(({ kind }) => kind))].toSorted()
  return [
    ['what', 'requests', 'raw', 'gzip', 'brotli'],
    ...kinds.map((kind) => row(kind, ofKinds(weights, kind))),
    row('HTML and CSS', ofKinds(weights, 'document', 'stylesheet')),
    row('all', weights.loaded),
  ]
}

/** Languages whose messages are in the loaded files. */
export async function languagesIn({ loaded }: Weights): Promise<string[]> {
  const text = loaded.map(({ body }) => body.toString()).join('\n')
  const found: string[] = []
  for (const locale of locales) {
    const { messages } = await loadCatalogue(locale, 'account')
    const plain = Object.values(messages).filter((message) => message.length > 30 && !/[{'`\\]/.test(message))
    if (plain.some((message) => text.includes(message))) found.push(locale)
  }
  return found
}
