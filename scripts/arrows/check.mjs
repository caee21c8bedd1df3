// Checks which part imports which (.dependency-cruiser.mjs), loops between folders, full folders, and doubled names.
import { globSync, readFileSync } from 'node:fs'
import { inRoot } from '../setup/place.mjs'
import { breaksIn, cruise } from './cruise.mjs'
import { doubledNames } from './doubled-names.mjs'
import { fullRooms, loopsBetweenRooms } from './rooms.mjs'

const folders = ['packages', 'apps', 'e2e', 'bench', 'siege', 'scripts']

/** Folders whose files are the rows of a table, and what a row is. */
const tables = {
  'packages/identity/src/store': 'a store for each kind of record',
  'e2e/stories': 'a story for each thing that a user does',
}

const bothSides = 'an operation of the service, and the call that asks for it'
/** Names that two files export, and why. */
const doubled = {
  Answer: 'the answer of a call: as the service makes it, and as the client reads it',
  FlowError: 'a refusal: the class in the service, and its form on the wire',
  Submission: 'a sent form: as the service takes it, and as the client makes it',
  message: 'makes a message: for the wire in the service, for a screen in the client',
  endSessions: bothSides,
  fetchFlow: bothSides,
  loadFlow: bothSides,
  resumeVerification: bothSides,
  startFlow: bothSides,
  startLogout: bothSides,
  submitFlow: bothSides,
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
  ...fullRooms(files, tables).map((folder) => `full folder: ${folder}`),
  ...doubledNames(files, (file) => readFileSync(inRoot(file), 'utf8'), doubled).map((name) => `doubled name: ${name}`),
]
for (const problem of problems) console.error(`✘ ${problem}`)
console.log(`${found.modules.length} modules, ${problems.length} breaks`)
process.exitCode = problems.length > 0 ? 1 : 0
