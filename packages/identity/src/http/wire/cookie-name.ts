import type { Sealer } from '../../secrets/sealer.ts'

/** The name of a cookie. */
export interface CookieName {
  readonly name: string
  /** The name before it was bound to this host; the service reads it until the old cookies have expired. */
  readonly old?: string
  /** The sealing purpose of values under this name. The old name accepts only values sealed before the change. */
  readonly purpose: string
}

type Cookies = Readonly<Record<string, string>>

/**
 * Over https, browsers accept `__Host-…` only from this host, and `__Secure-…` only from a page loaded over https. A
 * site of the same domain or an attacker on the network cannot plant such a cookie (RFC 6265bis §4.1.3).
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

/** A name without a prefix. */
export const plainName = (name: string, kind: string): CookieName => ({ name, purpose: kind })

/** Opens the cookie under its name, else under the old one; `kind` is the sealing purpose of an old value. */
export function openedCookie(sent: Cookies, { name, old, purpose }: CookieName, kind: string, sealer: Sealer): unknown {
  if (sent[name] !== undefined) return sealer.open(purpose, sent[name])
  return old === undefined || sent[old] === undefined ? undefined : sealer.open(kind, sent[old])
}
