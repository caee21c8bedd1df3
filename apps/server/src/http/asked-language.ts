import { askedLanguageCookie, localeOfTag } from '@collect/messages'

/** As long as a challenge lives, in seconds. */
const lifespan = 30 * 60

/** The cookie with the first language of an authorization request's `ui_locales` that the pages speak. */
export function askedLanguageFor({ pathname, searchParams, protocol }: URL): string | undefined {
  if (pathname !== '/oauth2/auth') return undefined
  const tags = searchParams.get('ui_locales')?.split(' ', 20) ?? []
  const locale = tags.map((tag) => localeOfTag(tag)).find((known) => known !== undefined)
  if (locale === undefined) return undefined
  const isSecure = protocol === 'https:'
  const name = isSecure ? `__Host-${askedLanguageCookie}` : askedLanguageCookie
  return `${name}=${locale}; Max-Age=${lifespan}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
