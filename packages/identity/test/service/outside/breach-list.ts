import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { listenOnLoopback } from '../loopback.ts'

/** A local stand-in for the list of breached passwords. */
export interface BreachList {
  readonly url: string
  /** The requests so far, oldest first. */
  readonly asked: readonly { readonly path: string | undefined; readonly padding: string | undefined }[]
  /** Sets how it answers from now on. */
  behave(behaviour: 'as it should' | 'broken' | 'silent' | 'elsewhere'): void
  close(): Promise<void>
}

/** @param known passwords and how often each was found */
export async function openBreachList(known: Readonly<Record<string, number>>): Promise<BreachList> {
  const asked: { path: string | undefined; padding: string | undefined }[] = []
  const hashes = Object.entries(known).map(([password, times]) => ({
    hash: createHash('sha1').update(password).digest('hex').toUpperCase(),
    times,
  }))
  let behaviour: Parameters<BreachList['behave']>[0] = 'as it should'
  const server = createServer((request, response) => {
    asked.push({ path: request.url, padding: request.headers['add-padding']?.toString() })
    if (behaviour === 'silent') return
    if (behaviour === 'broken') return void response.writeHead(503).end('later')
    if (behaviour === 'elsewhere') return void response.writeHead(302, { location: '/range/00000' }).end()
    const prefix = /^\/range\/([0-9A-F]{5})$/.exec(request.url ?? '')?.[1]
    if (prefix === undefined) return void response.writeHead(400).end()
    const lines = hashes.flatMap(({ hash, times }) => (hash.startsWith(prefix) ? [`${hash.slice(5)}:${times}`] : []))
    // Lines of other passwords, and a made-up one.
    response.end(['0018A45C4D1DEF81644B54AB7F969B88D65:3', ...lines, `${'F'.repeat(35)}:0`].join('\r\n'))
  })
  const { origin, close } = await listenOnLoopback(server)
  return {
    url: origin,
    asked,
    behave: (wanted) => void (behaviour = wanted),
    close,
  }
}
