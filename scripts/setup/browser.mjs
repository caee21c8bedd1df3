import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt.mjs'
import { Stop } from './stop.mjs'

const usual = '/usr/bin/chromium'

/** The Chromium that the stories run in: CHROMIUM, else the system's, else one that apt installs. */
export function browser() {
  const given = process.env.CHROMIUM
  if (given) {
    if (existsSync(given)) return given
    throw new Stop(`CHROMIUM names ${given}, and there is no such program.`)
  }
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0 && aptInstall('chromium') && installed()) return installed()
  throw new Stop(
    'The stories need Chromium: install it (Debian: apt-get install chromium), or name one with CHROMIUM=/path/to/it.',
  )
}

function installed() {
  const onPath = process.env.PATH.split(delimiter).flatMap((dir) =>
    ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(dir, name)),
  )
  return [usual, ...onPath].find((file) => existsSync(file))
}
