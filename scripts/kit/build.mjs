// npm run build:kit builds the four packages of the kit for use elsewhere: JavaScript with types in dist/.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot } from '../setup/place.mjs'
import { run } from '../setup/run.mjs'
import { script, Stop } from '../setup/stop.mjs'
import { styles } from './styles.mjs'

/** Ordered by dependency. */
const kit = ['contract', 'messages', 'flow', 'flow-react']

/** Imports in type files name source files; the built ones must name `.js` files. */
const sourceNames = /(from |import\()(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g

async function build(name) {
  const place = inRoot('packages', name)
  rmSync(inRoot('packages', name, 'dist'), { recursive: true, force: true })
  if ((await run('tsc', ['-p', `${place}/tsconfig.build.json`])) !== 0) throw new Stop(`${name} could not be built.`)
  for (const file of globSync('dist/**/*.d.ts', { cwd: place })) {
    const path = inRoot('packages', name, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(sourceNames, '$1$2$3.js$2'))
  }
}

await script(async () => {
  for (const name of kit) await build(name)
  writeFileSync(inRoot('packages', 'flow-react', 'dist', 'styles.css'), styles())
  return 0
})
