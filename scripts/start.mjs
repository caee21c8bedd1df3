// npm start: everything that is missing is made first, then the app runs. Plain JavaScript for the oldest Node that
// may start it (20), and without any package: nothing is installed yet.
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { checkPlatform, nodePath } from './setup/node.mjs'
import { run } from './setup/run.mjs'
import { script } from './setup/stop.mjs'

await script(async () => {
  checkPlatform()
  await install()
  await build()
  return run(nodePath(), ['--conditions=source', 'apps/server/src/main.ts'], { env: { NODE_ENV: 'production' } })
})
