import { readFileSync } from 'node:fs'

/** The content of a `file://…` or `base64://…` address. */
export function documentAt(url: string): string {
  const base64 = 'base64://'
  return url.startsWith(base64)
    ? Buffer.from(url.slice(base64.length), 'base64').toString('utf8')
    : readFileSync(new URL(url), 'utf8')
}
