// The server with two more pages: a static form, and the login page of another kit, if that is
// installed. One process serves all of them, so other processes of the machine slow them alike.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressed } from '../apps/server/src/responses/compressed.ts'
import { createLog } from '../apps/server/src/process/log.ts'
import { openServices } from '../apps/server/src/services/open-services.ts'
import { pageHeaders } from '../apps/server/src/responses/page-headers.ts'
import { createPages } from '../apps/server/src/pages/pages.ts'
import { readProject } from '../apps/server/src/environment/project.ts'
import { readEnvironment } from '../apps/server/src/environment/read-environment.ts'
import { createStaticAssets } from '../apps/server/src/http/static-assets.ts'
import { loadWebBuild, webAssetsFolder } from '../apps/server/src/pages/web-build.ts'
import { openServer } from '../apps/server/test/open-server.ts'
import { freePort } from '../e2e/setup/free-port.ts'
import { storyConfig } from '../e2e/setup/story-config.ts'
import { openPeerPage } from './peer-page.ts'
import { staticForm } from './static-form.ts'

const [, , peerFolder = ''] = process.argv
const data = mkdtempSync(join(tmpdir(), 'collect-bench-'))
const port = await freePort()
const settings = readEnvironment({ PORT: String(port), DATA_DIR: data, IDENTITY_CONFIG: storyConfig(data) })
const { origin, devPages } = settings
const { screens: project } = readProject(settings.projectConfig)
const log = createLog('warn')
const services = await openServices(settings, log, { project })
const pages = createPages({ build: await loadWebBuild(), origin, project, devPages, services, log })
const assets = createStaticAssets(webAssetsFolder)
const peer = peerFolder === '' ? undefined : openPeerPage(peerFolder, origin, project, services.identity)

const ours: Readonly<Record<string, (request: Request, nonce: string) => string | Promise<string>>> = {
  '/bench/static': (_request, nonce) => staticForm(nonce),
  ...(peer && { '/bench/peer': (request) => peer.draw(request) }),
}

const server = await openServer({
  port,
  origin,
  devPages,
  services,
  languages: project,
  assets: (request) => assets(request) ?? peer?.assets(request),
  async pages(request) {
    const { pathname } = new URL(request.url)
    const draw = ours[pathname]
    if (!draw) return pages(request)
    const nonce = randomBytes(16).toString('base64')
    const headers = { 'Content-Type': 'text/html; charset=utf-8', ...pageHeaders(pathname, nonce) }
    return compressed(request, new Response(await draw(request, nonce), { headers }))
  },
  logLevel: 'warn',
})
process.once('SIGTERM', async () => {
  await server.stop()
  await services.close()
  rmSync(data, { recursive: true, force: true })
  process.exit(0)
})
process.stdout.write(`${server.origin} ${peer?.languages ?? 0}\n`)
