// Checks which part imports which: the rules of .dependency-cruiser.mjs, loops between folders, and folders too full.
import { globSync } from 'node:fs'
import { inRoot } from '../setup/place.mjs'
import { breaksIn, cruise } from './cruise.mjs'
import { fullRooms, loopsBetweenRooms } from './rooms.mjs'

const folders = ['packages', 'apps', 'e2e', 'bench', 'siege', 'scripts']

/** Folders whose files are the rows of a table, and what a row is. */
const tables = {
  'packages/identity/src/store': 'a store for each kind of record',
  'e2e/stories': 'a story for each thing that a user does',
}

const place = inRoot()
const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,js,mjs,css}`, {
  cwd: place,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|build|\.react-router)$/.test(path),
})
const found = cruise(place, folders)
const problems = [
  ...breaksIn(found),
  ...loopsBetweenRooms(found).map((loop) => `loop between folders: ${loop}`),
  ...fullRooms(files, tables).map((component) => `full folder: ${component}`),
]
for (const problem of problems) console.error(`✘ ${problem}`)
console.log(`${found.modules.length} modules, ${problems.length} breaks`)
process.exitCode = problems.length > 0 ? 1 : 0
