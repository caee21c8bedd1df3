import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Runs dependency-cruiser on folders; returns every module and every violation. */
export function cruise(place, folders) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `${here}typescript-6.mjs`,
      `${here}../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`,
      '--config',
      `${here}../../.dependency-cruiser.mjs`,
      '--output-type',
      'json',
      ...folders,
    ],
    { cwd: place, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (stdout === '') throw new Error(`dependency-cruiser found nothing: ${stderr}`)
  return JSON.parse(stdout)
}

/** Each violation as `rule: from → to`. */
export const breaksIn = ({ summary }) => summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
