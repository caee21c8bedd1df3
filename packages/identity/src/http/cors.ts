import { cors } from 'hono/cors'
import type { IdentityConfig } from '../config/identity-config.ts'

type CorsConfig = IdentityConfig['serve']['public']['cors']

/** Lets pages of the named origins call the public API from a browser (`serve.public.cors`). */
export function corsFor(settings: CorsConfig) {
  const anywhere = settings.allowed_origins.includes('*')
  return cors({
    // `*` allows every origin, but never with the user's cookies.
    origin: anywhere
      ? '*'
      : (origin) => (settings.allowed_origins.some((allowed) => covers(allowed, origin)) ? origin : null),
    allowMethods: [...settings.allowed_methods],
    allowHeaders: [...settings.allowed_headers],
    exposeHeaders: [...settings.exposed_headers],
    credentials: settings.allow_credentials && !anywhere,
    maxAge: settings.max_age,
  })
}

/** `https://*.example.org` covers every host below it, on the same scheme. */
export function covers(allowed: string, origin: string): boolean {
  const [start, end, ...more] = allowed.toLowerCase().split('*')
  if (end === undefined) return allowed.toLowerCase() === origin.toLowerCase()
  const text = origin.toLowerCase()
  return (
    more.length === 0 &&
    start !== undefined &&
    text.length > start.length + end.length &&
    text.startsWith(start) &&
    text.endsWith(end)
  )
}
