// npm run dev: the app from its sources, with hot reload of pages, styles, texts and server code.
// Arguments are passed to Node: `npm run dev -- --inspect` opens the debugger's port.
import { install } from './setup/install.mjs'
import { checkPlatform, nodePath } from './setup/node.mjs'
import { run } from './setup/run.mjs'
import { script } from './setup/stop.mjs'

await script(async () => {
  checkPlatform()
  await install()
  // A larger young generation: Vite creates much short-lived data while it starts.
  const args = ['--conditions=source', '--max-semi-space-size=64', ...process.argv.slice(2), 'apps/server/src/dev.ts']
  // Unfinished migrations must not reach the accounts of `npm start`.
  const env = { NODE_ENV: 'development', DATA_DIR: process.env.DATA_DIR || 'data/dev' }
  return run(nodePath(), args, { env })
})
