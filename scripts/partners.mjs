// npm run partners: providers of identities to try the app with, on this machine only.
import { install } from './setup/install.mjs'
import { checkPlatform, nodePath } from './setup/node.mjs'
import { run } from './setup/run.mjs'
import { script } from './setup/stop.mjs'

await script(async () => {
  checkPlatform()
  await install()
  return run(nodePath(), ['examples/partners/main.ts'])
})
