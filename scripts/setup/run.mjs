import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter } from 'node:path'
import { inRoot, root } from './place.mjs'

/** The project's binaries come first in PATH, so that every script finds the pinned Node. */
const withOurTools = (env = {}) => ({
  // Node keeps compiled sources here, which halves the time of a start.
  NODE_COMPILE_CACHE: inRoot('.cache', 'compiled'),
  ...process.env,
  ...env,
  PATH: inRoot('node_modules', '.bin') + delimiter + process.env.PATH,
})

/**
 * Runs a command in the repository with this process's output, and returns its exit code. Signals are passed on to it.
 */
export function run(command, args, { env, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: withOurTools(env), stdio: 'inherit' })
    const pass = (signal) => child.kill(signal)
    process.on('SIGTERM', pass)
    process.on('SIGINT', pass)
    const done = () => {
      process.off('SIGTERM', pass)
      process.off('SIGINT', pass)
    }
    child.once('error', (error) => (done(), reject(error)))
    child.once('exit', (code, signal) => (done(), resolve(code ?? 128 + constants.signals[signal])))
  })
}
