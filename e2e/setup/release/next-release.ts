import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

export interface NextRelease {
  /** A checkout that a test server can run. */
  readonly root: string
  remove(): void
}

/**
 * Copies the server and its built pages as a newer release has them: another version, and each hashed file under another
 * name, so no file that an open page still loads is there.
 */
export function nextRelease(): NextRelease {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'next-release-'))
  for (const part of [
    'apps/server/build',
    'apps/server/package.json',
    'apps/web/build',
    'config',
    'scripts/server-arguments.mjs',
  ])
    cpSync(join(root, part), join(folder, part), { recursive: true })

  const built = join(folder, 'apps/web/build')
  const assets = join(built, 'client/assets')
  const stems = new Set(
    readdirSync(assets).flatMap((file) => /^.+?-[\w-]{8}(?=\.(?:js|css|svg|woff2)(?:\.|$))/.exec(file)?.[0] ?? []),
  )
  const version = /"version":\s*"([\w-]+)"/.exec(readFileSync(join(built, 'server/index.js'), 'utf8'))?.[1]
  const renamed = (text: string) => {
    let next = text
    for (const stem of stems) next = next.replaceAll(`${stem}.`, `${stem.slice(0, -8)}${reversed(stem.slice(-8))}.`)
    return version ? next.replaceAll(version, reversed(version)) : next
  }
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    // The compressed twins still hold the old names.
    if (['.br', '.gz'].includes(extname(file))) rmSync(join(built, file))
    else if (['.js', '.css', '.html'].includes(extname(file)))
      writeFileSync(join(built, file), renamed(readFileSync(join(built, file), 'utf8')))
  }
  for (const file of readdirSync(assets)) renameSync(join(assets, file), join(assets, renamed(file)))
  return { root: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const reversed = (text: string): string => [...text].toReversed().join('')
