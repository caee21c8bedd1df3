// The server with a constant instead of the identity service, to measure the cost of everything around it.
import { openServer } from '../apps/server/test/open-server.ts'

const body = 'x'.repeat(Math.max(0, Number(process.argv[2]) - 12))
const server = await openServer({
  services: {
    identity: async () => Response.json({ constant: body }),
    collectibles: async () => new Response(),
    isEmbedded: true,
    ready: async () => {},
    close: async () => {},
  },
  logLevel: 'warn',
})
process.stdout.write(`${server.origin}\n`)
