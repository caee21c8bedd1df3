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
  const isRoot = process.getuid?.() === 0
  // A CI run may install what is quicker; a developer's machine keeps its own browser.
  if (isRoot && process.env.CI && !installed(names.slice(0, 1))) aptInstall(names[0])
  const found = installed()
  if (found) return found
  if (isRoot && names.slice(0, 2).some(aptInstall) && installed()) return installed()
  throw new Stop(
    'The stories need Chromium: install it (Debian: apt-get install chromium), or name one with CHROMIUM=/path/to/it.',
  )
}

function installed(wanted = names) {
  const folders = ['/usr/bin', ...process.env.PATH.split(delimiter)]
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}
