// npm run example: an application of another company, at http://127.0.0.1:4455, that signs users in with the app.
import { install } from './setup/install.mjs'
import { checkPlatform, nodePath } from './setup/node.mjs'
import { run } from './setup/run.mjs'
import { script } from './setup/stop.mjs'

await script(async () => {
  checkPlatform()
  await install()
  return run(nodePath(), ['examples/third-party-app/server.ts'])
})
