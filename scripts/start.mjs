// npm start: installs and builds what is missing, then runs the app. Plain JavaScript without packages, because Node 20
// may run it before the installation.
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { checkPlatform, nodePath } from './setup/node.mjs'
import { run } from './setup/run.mjs'
import { serverArguments } from './server-arguments.mjs'
import { script } from './setup/stop.mjs'

await script(async () => {
  checkPlatform()
  await install()
  await build()
  return run(nodePath(), serverArguments, { env: { NODE_ENV: 'production' } })
})
