import { existsSync } from 'node:fs'
import { inRoot } from './place.mjs'
import { Stop } from './stop.mjs'

const neededMajor = 24

/** The pinned binary needs glibc, which Alpine and similar systems do not have. */
const hasPinned =
  process.platform === 'linux' &&
  ['x64', 'arm64'].includes(process.arch) &&
  process.report.getReport().header.glibcVersionRuntime !== undefined

const isNewEnough = Number(process.versions.node.split('.', 1)[0]) >= neededMajor

/** Stops before the installation if this machine cannot run the app. */
export function checkPlatform() {
  if (hasPinned || isNewEnough) return
  throw new Stop(
    `Collect Everything needs Node ${neededMajor} or newer on this machine (this is ${process.version}); on Linux with x64 or arm64 it brings its own.`,
  )
}

/** The Node for all programs of the project: the pinned one, or the one that runs this script. */
export function nodePath() {
  const pinned = inRoot('node_modules', '.bin', 'node')
  if (hasPinned && existsSync(pinned)) return pinned
  if (isNewEnough) return process.execPath
  throw new Stop('The pinned Node is missing: install with optional packages (npm config "omit" keeps them out).')
}
