import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compress } from './compress.mjs'
import { nodePath } from './node.mjs'
import { inRoot, root } from './place.mjs'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

/** What `npm start` runs, each part with the sources that it is made of. */
const parts = [
  {
    name: 'web',
    title: 'the web app',
    result: ['apps', 'web', 'build', 'server', 'index.js'],
    inputs: [
      'apps/web',
      'packages/collectibles',
      'packages/contract',
      'packages/flow',
      'packages/flow-react',
      'packages/messages',
    ],
    make: makeWeb,
  },
  {
    name: 'server',
    title: 'the server',
    result: ['apps', 'server', 'build', 'main.js'],
    inputs: ['apps/server', 'packages'],
    make: () => run('vite', ['build', 'apps/server', '--config', 'apps/server/vite.config.ts', '--logLevel', 'warn']),
  },
]
const notInputs = new Set(['build', 'dist', 'node_modules', 'test', '.react-router', '.cache'])

/**
 * Builds the web app and the server, unless the last build had the same sources.
 * @param wanted the parts to build; all of them unless given
 */
export async function build(wanted = ['web', 'server']) {
  for (const { name, title, result, inputs, make } of parts.filter(({ name }) => wanted.includes(name))) {
    const stampFile = inRoot('.cache', `${name}-build`)
    const stamp = hashOf(
      ['package-lock.json', 'tsconfig.base.json', ...inputs].flatMap((input) => filesOf(inRoot(input))),
    )
    const isBuilt = existsSync(inRoot(...result)) && existsSync(stampFile)
    if (isBuilt && readFileSync(stampFile, 'utf8') === stamp) continue
    console.log(`Building ${title} …`)
    rmSync(stampFile, { force: true })
    if ((await make()) !== 0) throw new Stop(`Building ${title} failed; the lines above say why.`)
    mkdirSync(inRoot('.cache'), { recursive: true })
    writeFileSync(stampFile, stamp)
  }
}

/** Returns the exit code. */
async function makeWeb() {
  const code = await run('react-router', ['build'], { cwd: inRoot('apps', 'web'), env: { NODE_ENV: 'production' } })
  if (code !== 0) return code
  const result = inRoot('apps', 'web', 'build', 'client')
  const drawn = await run(nodePath(), ['--conditions=source', 'apps/web/vite/draw-pictures.ts', result])
  if (drawn === 0) await compress(result)
  return drawn
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
