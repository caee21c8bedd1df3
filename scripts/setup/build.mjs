import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compress } from './compress.mjs'
import { nodePath } from './node.mjs'
import { inRoot, root } from './place.mjs'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

/** The inputs of the built web app. */
const inputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/web',
  'packages/collectibles',
  'packages/contract',
  'packages/flow',
  'packages/flow-react',
  'packages/messages',
]
const notInputs = new Set(['build', 'dist', 'node_modules', 'test', '.react-router', '.cache'])

const stampFile = inRoot('.cache', 'web-build')
const result = inRoot('apps', 'web', 'build')

/** Builds the web app, unless the last build had the same inputs. */
export async function build() {
  const stamp = hashOf(inputs.flatMap((input) => filesOf(inRoot(input))))
  const isBuilt = existsSync(join(result, 'server', 'index.js')) && existsSync(stampFile)
  if (isBuilt && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building the web app …')
  rmSync(stampFile, { force: true })
  const code = await run('react-router', ['build'], { cwd: inRoot('apps', 'web'), env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Stop('The web app could not be built; the lines above say why.')
  const drawn = await run(nodePath(), ['--conditions=source', 'apps/web/vite/draw-pictures.ts', join(result, 'client')])
  if (drawn !== 0) throw new Stop('The pictures of shared links could not be drawn; the lines above say why.')
  await compress(join(result, 'client'))
  mkdirSync(inRoot('.cache'), { recursive: true })
  writeFileSync(stampFile, stamp)
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !notInputs.has(entry.name) && !entry.name.includes('.test.'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
