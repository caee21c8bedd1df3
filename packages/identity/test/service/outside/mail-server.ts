import { createServer } from 'node:net'
import { listenOnLoopback } from '../loopback.ts'

/** A minimal SMTP server. */
export interface MailServer {
  readonly port: number
  /** Everything that clients sent, piece by piece. */
  readonly heard: readonly string[]
  /** The accepted mails with their recipients, oldest first. */
  readonly taken: readonly { readonly to: string; readonly mail: string }[]
  /** Sets how it answers from now on. */
  behave(behaviour: 'as it should' | 'busy' | 'later'): void
  close(): Promise<void>
}

/** `busy`: refuses connections; `later`: refuses mails for now. */
export async function openMailServer(port = 0): Promise<MailServer> {
  const heard: string[] = []
  const taken: { to: string; mail: string }[] = []
  let behaviour: Parameters<MailServer['behave']>[0] = 'as it should'

  const answerTo = (line: string): string => {
    if (line === 'DATA') return '354 go on'
    if (line.startsWith('RCPT') && behaviour === 'later') return '451 not now'
    return line.startsWith('QUIT') ? '221 bye' : '250 ok'
  }
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (behaviour === 'busy') return void socket.end('421 too busy\r\n')
    let body: string[] | undefined
    let to = ''
    let rest = ''
    socket.write('220 test\r\n')
    socket.on('data', (chunk: Buffer) => {
      heard.push(chunk.toString())
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (body && line !== '.') {
          body.push(line)
          continue
        }
        to = /^RCPT TO:<(.+)>$/.exec(line)?.[1] ?? to
        if (body) taken.push({ to, mail: body.join('\n') })
        const answer = body ? '250 taken' : answerTo(line)
        body = line === 'DATA' ? [] : undefined
        socket.write(`${answer}\r\n`)
      }
    })
    return undefined
  })
  const listening = await listenOnLoopback(server, port)
  return {
    port: listening.port,
    heard,
    taken,
    behave: (wanted) => void (behaviour = wanted),
    close: listening.close,
  }
}
