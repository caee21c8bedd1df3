import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './place.mjs'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

/** It is inside node_modules, which `npm ci` empties first, so an interrupted install leaves no stamp. */
const stampFile = inRoot('node_modules', '.installed')

/** Installs the packages of the lock file, unless they are installed. */
export async function install() {
  const lock = readFileSync(inRoot('package-lock.json'))
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!isInstalledByHand(JSON.parse(lock))) {
    console.log('Installing packages …')
    const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) throw new Stop('The packages could not be installed; the lines above say why.')
  }
  writeFileSync(stampFile, stamp)
}

/** A developer's own `npm install` counts: npm's record in node_modules then says the same as the lock file. */
function isInstalledByHand(lock) {
  const file = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(file)) return false
  const installed = JSON.parse(readFileSync(file, 'utf8')).packages
  const isSame = ([path, { version, link }]) => (link ? installed[path]?.link : installed[path]?.version === version)
  const isNeeded = ([path, { optional }]) => path.includes('node_modules/') && !optional
  const isUnwanted = (path) => path.includes('node_modules/') && !(path in lock.packages)
  return Object.entries(lock.packages).filter(isNeeded).every(isSame) && !Object.keys(installed).some(isUnwanted)
}
