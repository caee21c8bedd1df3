import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt.mjs'
import { Stop } from './stop.mjs'

/** In order of preference: the headless shell opens a page in a third of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The Chromium for the stories: CHROMIUM, else the system's, else one that apt installs. */
export function browser() {
  const given = process.env.CHROMIUM
  if (given) {
    if (existsSync(given)) return given
    throw new Stop(`CHROMIUM names ${given}, and there is no such program.`)
  }
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0 && names.slice(0, 2).some(aptInstall) && installed()) return installed()
  throw new Stop(
    'The stories need Chromium: install it (Debian: apt-get install chromium), or name one with CHROMIUM=/path/to/it.',
  )
}

function installed() {
  const folders = ['/usr/bin', ...process.env.PATH.split(delimiter)]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}
