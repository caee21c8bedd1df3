// The server as it is, with a constant in the place of the identity service: what everything around costs.
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
