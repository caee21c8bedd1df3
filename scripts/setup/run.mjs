import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter } from 'node:path'
import { inRoot, root } from './place.mjs'

/** Our tools first, so that every script finds the pinned Node and the installed binaries. */
const withOurTools = (env = {}) => ({
  // What Node made of our sources once, it need not make again: half of what a start costs.
  NODE_COMPILE_CACHE: inRoot('.cache', 'compiled'),
  ...process.env,
  ...env,
  PATH: inRoot('node_modules', '.bin') + delimiter + process.env.PATH,
})

/**
 * Runs a command in the repository, its output going where ours goes; gives its exit code.
 * Signals that reach us reach it too.
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
