// npm run identity: the identity service alone, public API on 4433, admin API on 4434.
import { install } from './setup/install.mjs'
import { checkPlatform, nodePath } from './setup/node.mjs'
import { run } from './setup/run.mjs'
import { script } from './setup/stop.mjs'

await script(async () => {
  checkPlatform()
  await install()
  return run(nodePath(), ['--conditions=source', 'apps/server/src/identity-only.ts'], {
    env: { NODE_ENV: 'production' },
  })
})
