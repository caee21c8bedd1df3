// The login page of a well-known kit, to be measured beside ours. It is installed from the registry, outside the
// project, when the bench runs. The project does not depend on it.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'

const folder = fileURLToPath(new URL('../.cache/peer/', import.meta.url))
/** The script that compresses the app's files. It is plain JavaScript, so its types are here. */
const compressScript = new URL('../scripts/setup/compress.mjs', import.meta.url).href
interface Compression {
  compress(folder: string): Promise<void>
}

const kit = '@ory/elements-react'
const versions = { [kit]: '1.2.1', react: '19.3.1', 'react-dom': '19.3.1' }

/** The page: the set-up of the kit's README, rendered on the server and hydrated in the browser. */
const files = {
  'package.json': JSON.stringify({ name: 'peer', private: true, dependencies: versions }, undefined, 2),
  'index.html': `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sign in</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"><!--page--></div>
<script id="given" type="application/json"><!--given--></script>
<script type="module" src="/client.js"></script>
</body>
</html>
`,
  'client.js': `import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Login } from '${kit}/theme'
import '${kit}/theme/styles.css'
const given = JSON.parse(document.getElementById('given').textContent)
hydrateRoot(document.getElementById('root'), createElement(Login, given))
`,
  'server.cjs': `const { createElement } = require('react')
const { renderToString } = require('react-dom/server')
const { OryLocales } = require('${kit}')
const { Login } = require('${kit}/theme')
exports.draw = (given) => renderToString(createElement(Login, given))
exports.languages = Object.keys(OryLocales).length
`,
}

export interface Peer {
  readonly folder: string
  readonly name: string
}

/** Installs and builds the kit, or returns a sentence that says why not. */
export async function preparePeer(): Promise<Peer | string> {
  const name = `${kit} ${versions[kit]}`
  try {
    mkdirSync(folder, { recursive: true })
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
    if (!isInstalled()) await npm('install', '--ignore-scripts', '--no-audit', '--no-fund')
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      build: { outDir: 'client', assetsDir: 'peer', emptyOutDir: true, chunkSizeWarningLimit: Infinity },
    })
    const { compress } = (await import(compressScript)) as Compression
    await compress(join(folder, 'client'))
  } catch (error) {
    return `${name} could not be installed or built: ${String(error instanceof Error ? error.message : error).split('\n', 1)[0]}`
  }
  const current = await npm('view', kit, 'version').catch(() => '') // without a network the pinned version is measured
  if (current !== '' && current !== versions[kit]) console.log(`${kit} has a newer version, ${current}.`)
  return { folder, name }
}

/** An installed kit is kept: an install takes as long as the network needs. */
const isInstalled = (): boolean =>
  Object.entries(versions).every(([name, version]) => {
    const manifest = join(folder, 'node_modules', name, 'package.json')
    // Written by npm.
    return (
      existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version === version
    )
  })

async function npm(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, timeout: 180_000 })
  return stdout.trim()
}
