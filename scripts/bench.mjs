// npm run bench [-- rates oauth2 page taps start dev kratos before fleet failover scale collectibles]: builds the app and measures it (bench/run.ts).
import { browser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { nodePath } from './setup/node.mjs'
import { run } from './setup/run.mjs'
import { script } from './setup/stop.mjs'

await script(async () => {
  await build()
  const env = { CHROMIUM: browser() }
  return run(nodePath(), ['--conditions=source', 'bench/run.ts', ...process.argv.slice(2)], { env })
})
