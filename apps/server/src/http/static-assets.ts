import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The build writes these compressed files beside each file; the best is first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

interface Asset {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/**
 * Serves the files of the built web app; undefined for an unknown path.
 * All files are held in memory (about four megabytes), so no path reaches the disk.
 */
export function createStaticAssets(folder: string): (request: Request) => Response | undefined {
  const assets = new Map<string, Asset>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    // Folders that begin with a dot hold files of the build tool.
    if (!entry.isFile() || path.includes('/.') || encodings.some(({ ending }) => file.endsWith(ending))) continue
    assets.set(path, readAsset(path, file))
  }

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const path = new URL(request.url).pathname
    const asset = assets.get(path)
    // A missing file with a hash in its name belongs to an older build, so the answer must not be a page.
    if (!asset) return path.startsWith('/assets/') ? new Response('Not found', { status: 404 }) : undefined
    if (request.headers.get('If-None-Match') === asset.etag)
      return new Response(null, { status: 304, headers: asset.headers })
    const accepted = (request.headers.get('Accept-Encoding') ?? '')
      .split(',')
      .map((part) => part.trim().split(';', 1)[0])
    const encoding = encodings.find(({ name }) => accepted.includes(name) && asset.bodies.has(name))?.name ?? 'identity'
    const body = asset.bodies.get(encoding) ?? new Uint8Array()
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        ...asset.headers,
        'Content-Length': String(body.byteLength),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    })
  }
}

function readAsset(path: string, file: string): Asset {
  const plain = readFileSync(file)
  const bodies = new Map([['identity', new Uint8Array(plain)]])
  for (const { name, ending } of encodings) {
    const body = readIfThere(file + ending)
    if (body && body.byteLength < plain.byteLength) bodies.set(name, body)
  }
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`
  return {
    etag,
    bodies,
    headers: {
      'Content-Type': mediaTypes[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ETag: etag,
      Vary: 'Accept-Encoding',
    },
  }
}

function readIfThere(file: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(readFileSync(file))
  } catch {
    return undefined // not every file has compressed copies
  }
}
