import { createServer } from 'node:http'
import { listenOnLoopback } from '../loopback.ts'

/** A local stand-in for Cloudflare's check of CAPTCHA tokens. */
export interface CaptchaServer {
  readonly url: string
  /** The requests so far, oldest first. */
  readonly asked: readonly URLSearchParams[]
  /** Sets how it answers from now on. */
  behave(behaviour: 'as it should' | 'broken' | 'silent'): void
  close(): Promise<void>
}

/** The valid token is `for-<kind>`, and it works once. */
export async function openCaptchaServer(): Promise<CaptchaServer> {
  const asked: URLSearchParams[] = []
  const used = new Set<string>()
  let behaviour: Parameters<CaptchaServer['behave']>[0] = 'as it should'
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    if (behaviour === 'silent') return
    if (behaviour === 'broken') return void response.writeHead(500).end('<h1>Sorry</h1>')
    const question = new URLSearchParams(text)
    asked.push(question)
    const token = question.get('response') ?? ''
    const [, action] = /^for-(\w+)/.exec(token) ?? []
    const success = question.get('secret') === 'the secret of the site' && action !== undefined && !used.has(token)
    used.add(token)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success, action, 'error-codes': success ? [] : ['timeout-or-duplicate'] }))
  })
  const { origin, close } = await listenOnLoopback(server)
  return {
    url: `${origin}/siteverify`,
    asked,
    behave: (wanted) => void (behaviour = wanted),
    close,
  }
}
