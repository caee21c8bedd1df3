import { readFileSync } from 'node:fs'

/** What a setting names by `file://…` or holds by `base64://…`. */
export function documentAt(url: string): string {
  const base64 = 'base64://'
  return url.startsWith(base64)
    ? Buffer.from(url.slice(base64.length), 'base64').toString('utf8')
    : readFileSync(new URL(url), 'utf8')
}
