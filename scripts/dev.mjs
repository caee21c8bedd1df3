// npm run dev: the app in development. A change of a page, a style, a text or of server code is in use at once.
// Arguments go to Node: `npm run dev -- --inspect` opens the debugger's port.
import { install } from './setup/install.mjs'
import { checkPlatform, nodePath } from './setup/node.mjs'
import { run } from './setup/run.mjs'
import { script } from './setup/stop.mjs'

await script(async () => {
  checkPlatform()
  await install()
  // A larger nursery: most of what Vite makes while it starts is garbage at once.
  const args = ['--conditions=source', '--max-semi-space-size=64', ...process.argv.slice(2), 'apps/server/src/dev.ts']
  // Accounts of `npm start` stay out of reach of migrations that are being written.
  const env = { NODE_ENV: 'development', DATA_DIR: process.env.DATA_DIR || 'data/dev' }
  return run(nodePath(), args, { env })
})
