/** Opens a page as a browser does: it follows redirects and keeps the cookies on the way. */
export async function openPage(address: string) {
  const cookies = new Map<string, string>()
  let next = address
  for (;;) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { headers: { Accept: 'text/html', cookie }, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('Location')
    const text = await answer.text()
    if (location === null) return { status: answer.status, headers: answer.headers, text }
    next = new URL(location, next).href
  }
}
