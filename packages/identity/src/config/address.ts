import { z } from 'zod'

/** Schemes that run a script or show content instead of leading to a page. */
const dangerous = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:'])

const resolved = (text: string, origin: string): URL | undefined => {
  try {
    return new URL(text, origin)
  } catch {
    return undefined // reported below, with the setting's path
  }
}

/** Settings that hold addresses. Relative addresses are resolved against the origin. */
export function addressTypesOf(origin: string) {
  const address = (accepts: (url: URL) => boolean, expected: string) =>
    z
      .string()
      .min(1)
      .transform((text, context) => {
        const url = resolved(text, origin)
        if (url && accepts(url)) return url.href
        context.addIssue({ code: 'custom', message: `expected ${expected}, got "${text}"` })
        return z.NEVER
      })
  return {
    /** A page of the app. */
    page: (fallback: string) =>
      address((url) => url.protocol === 'http:' || url.protocol === 'https:', 'the address of a page').prefault(
        fallback,
      ),
    /** Where a browser or a native app goes afterwards; native apps have schemes of their own. */
    target: () => address((url) => !dangerous.has(url.protocol), 'an address to return to'),
    /** The address of a listener, without a slash at its end. */
    base: (fallback: string) =>
      address((url) => url.protocol === 'http:' || url.protocol === 'https:', 'a base address')
        .prefault(fallback)
        .transform((href) => href.replace(/\/+$/, '')),
  }
}
export type AddressTypes = ReturnType<typeof addressTypesOf>

/** An address of `clients.http.private_ip_exception_urls`. Of Kratos' wildcards, `*` and `**` are read. */
export const privateIpException = z
  .url({ protocol: /^https?$/, error: 'expected an http or https address', abort: true })
  .refine((address) => !/[?#{}[\]\\@]/.test(address.replace(ipv6, '')), {
    error: 'expected an address without a query, where * and ** are the only wildcards',
  })

/** Square brackets around an address are no wildcard. */
const ipv6 = /^https?:\/\/\[[0-9a-f:.]+\]/i
