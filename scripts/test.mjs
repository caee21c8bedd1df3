// npm test: installs what is missing, then runs every check. Plain JavaScript for Node 20.
import { install } from './setup/install.mjs'
import { checkPlatform } from './setup/node.mjs'
import { browser } from './setup/browser.mjs'
import { all, check } from './setup/checks.mjs'
import { script } from './setup/stop.mjs'

await script(async () => {
  checkPlatform()
  await install()
  browser()
  return check(all)
})
