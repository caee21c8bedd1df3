import type { Sealer } from '../../secrets/sealer.ts'

/** A cookie as browsers know it. */
export interface CookieName {
  readonly name: string
  /** What it was called before its name was bound to this host; read until what was given out has run out. */
  readonly old?: string
  /** What a value under this name is sealed for. Under its old name, only a value from before is good. */
  readonly purpose: string
}

type Cookies = Readonly<Record<string, string>>

/**
 * On https a browser takes `__Host-…` only from this very host, and `__Secure-…` only from a page that came over https,
 * so a neighbour under the same domain or an attacker on the line cannot plant one (RFC 6265bis §4.1.3).
 */
export function boundName(
  plain: string,
  kind: string,
  { secure, domain, path }: { readonly secure?: boolean; readonly domain?: string; readonly path?: string },
): CookieName {
  if (!secure) return plainName(plain, kind)
  const name = `${domain === undefined && path === '/' ? '__Host-' : '__Secure-'}${plain}`
  return { name, old: plain, purpose: `${kind} ${name}` }
}

/** A name that stays as it stands. */
export const plainName = (name: string, kind: string): CookieName => ({ name, purpose: kind })

/** What a browser sent under that name, else under the old one; `kind` is what an old value was sealed for. */
export function openedCookie(sent: Cookies, { name, old, purpose }: CookieName, kind: string, sealer: Sealer): unknown {
  if (sent[name] !== undefined) return sealer.open(purpose, sent[name])
  return old === undefined || sent[old] === undefined ? undefined : sealer.open(kind, sent[old])
}
