import { startAddressOf } from '@collect/flow'
import { redirectDocument } from 'react-router'

import { cookieOf, hostCookieName } from './cookies.ts'
import { pageContext } from './page-context.ts'
import { checkSession } from './session.ts'
import type { Visit } from './visit.ts'

const name = 'kept-change'
const minutes15 = 15 * 60
/** A browser keeps about 4 kB per cookie. */
const longest = 3000

/** Where the browser goes after the sign-in. */
export const keptPath = '/kept'

/** The field of a form that names the account on its page. */
export const ownerField = 'owner'

/** A form that was posted to a page without a session. */
interface KeptChange {
  readonly owner: string
  /** The page, with its query. */
  readonly path: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/**
 * Carries out a posted form (SETTINGS-ACCESS-4). If the session has ended, in another tab or from another device, the browser keeps the form
 * while its user signs in, and `/kept` carries it out for the same account.
 * @param onTooLong Answers a form that is too long for a cookie; it is carried out unless given
 */
export async function unlessSignedOut<Result>(
  visit: Visit,
  form: FormData,
  act: () => Promise<Result>,
  onTooLong: (kept: Pick<KeptChange, 'path' | 'fields'>) => Promise<Result> = act,
): Promise<Result | Response> {
  const { context, request, url } = visit
  const check = await checkSession(context, request)
  const owner = form.get(ownerField)
  if (typeof owner !== 'string' || check.session?.identity?.id === owner) return act()
  if (!check.session && (check.failed || check.isHalf)) return act()
  const { origin } = context.get(pageContext)
  const fields = [...form].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value] as const] : []))
  const kept: KeptChange = { owner, path: url.pathname + url.search, fields }
  const value = encodeURIComponent(JSON.stringify(kept))
  // Another account may have signed in before the user sent such a form again.
  if (value.length > longest) return onTooLong(kept)
  if (check.session) return act()
  return redirectDocument(startAddressOf('login', new URLSearchParams({ return_to: origin + keptPath })), {
    headers: { 'Set-Cookie': cookie(value, minutes15, origin) },
  })
}

/** The form that this browser keeps. */
export function keptChangeIn(request: Request): KeptChange | undefined {
  const value = cookieOf(request, name)
  if (!value) return undefined
  try {
    const kept = JSON.parse(decodeURIComponent(value)) as Partial<KeptChange> // written above
    const { owner, path, fields } = kept
    return typeof owner === 'string' && typeof path === 'string' && Array.isArray(fields)
      ? { owner, path, fields }
      : undefined
  } catch {
    return undefined
  }
}

export const droppedChange = (origin: string): string => cookie('', 0, origin)

function cookie(value: string, maxAge: number, origin: string): string {
  const isSecure = origin.startsWith('https:')
  const secure = isSecure ? '; Secure' : ''
  return `${hostCookieName(name, isSecure)}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax; HttpOnly${secure}`
}
