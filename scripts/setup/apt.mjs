import { spawnSync } from 'node:child_process'

/** Installs a package of Debian or Ubuntu; false if that fails. */
export function aptInstall(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  console.log(`Installing ${name} …`)
  return apt('update', '-q') && apt('install', '-q', '-y', '--no-install-recommends', name)
}
