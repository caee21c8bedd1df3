import { createServer, request } from 'node:http'
import { listenOnLoopback, type Listening } from '../../packages/identity/test/service/loopback.ts'

/** An HTTP proxy that removes all cookies. */
export const openCookieBlocker = (): Promise<Listening> =>
  listenOnLoopback(
    createServer((asked, answer) => {
      const { method, headers } = asked
      const onward = request(asked.url ?? '', { method, headers }, (given) => {
        const { 'set-cookie': _blocked, ...allowed } = given.headers
        answer.writeHead(given.statusCode ?? 502, allowed)
        given.pipe(answer)
      })
      onward.on('error', () => answer.destroy())
      asked.pipe(onward)
    }),
  )
