// A browser for tests: it goes to a partner, says who it is, and returns where the partner sends it.
import type { Choice } from './people.ts'

/** The app's address that the partner sends the browser to. @throws Error when the partner never does */
export async function visitPartner(location: string, choice: Choice): Promise<URL> {
  const partner = new URL(location)
  const cookies = new Map<string, string>()
  let [address, answer] = [partner, await opened(partner, cookies)]
  for (let step = 0; step < 10; step++) {
    const next = answer.headers.get('Location')
    if (next !== null) {
      address = new URL(next, address)
      if (address.origin !== partner.origin) return address
      answer = await opened(address, cookies)
    } else {
      const html = await answer.text()
      if (!answer.ok) throw new Error(`The partner answered with ${answer.status}: ${html}`)
      answer = await opened(address, cookies, new URLSearchParams({ ...hiddenFields(html), ...choice }))
    }
  }
  throw new Error(`The partner does not send the browser back to the app: ${address.pathname}`)
}

async function opened(address: URL, cookies: Map<string, string>, body?: URLSearchParams): Promise<Response> {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { Cookie },
    ...(body && { method: 'POST', body }),
  })
  for (const line of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (name !== undefined && value !== undefined) cookies.set(name, value)
  }
  return answer
}

const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]),
  )

const unescaped = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

/** What the page of a SAML partner posts to the app. */
export interface PostedBySaml {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** Goes to a SAML partner, says who the user is, and returns what the partner's page posts. @throws Error */
export async function visitSamlPartner(location: string, choice: Choice): Promise<PostedBySaml> {
  const answer = await opened(new URL(location), new Map(), new URLSearchParams({ ...choice }))
  const html = await answer.text()
  const [, action] = /<form method="post" action="([^"]+)">/.exec(html) ?? []
  if (!answer.ok || action === undefined) throw new Error(`The partner answered with ${answer.status}: ${html}`)
  return { action: unescaped(action), fields: hiddenFields(html) }
}
