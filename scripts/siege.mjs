// npm run siege [-- --short] [names of attacks]: attacks a copy of the app on an empty folder; docs/security.md says
// what has to hold. Installs and builds first what is missing.
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { checkPlatform, nodePath } from './setup/node.mjs'
import { run } from './setup/run.mjs'
import { script } from './setup/stop.mjs'

await script(async () => {
  checkPlatform()
  await install()
  await build()
  return run(nodePath(), ['--conditions=source', 'siege/run.ts', ...process.argv.slice(2)])
})
