import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Fetch, ProjectConfiguration } from '@collect/contract'
import { createStaticAssets } from '../apps/server/src/http/static-assets.ts'

/** The files that `peer.ts` wrote. */
interface Kit {
  readonly languages: number
  draw(given: { readonly flow: unknown; readonly config: unknown }): string
}

/** The other kit's page for one of our flows, and the files that it loads. */
export function openPeerPage(folder: string, origin: string, project: ProjectConfiguration, identity: Fetch) {
  const kit = createRequire(import.meta.url)(join(folder, 'server.cjs')) as Kit
  const template = readFileSync(join(folder, 'client', 'index.html'), 'utf8')
  const config = { sdk: { url: origin }, project }
  return {
    languages: kit.languages,
    assets: createStaticAssets(join(folder, 'client')),
    async draw(request: Request): Promise<string> {
      const id = new URL(request.url).searchParams.get('flow')
      const answer = await identity(
        new Request(`${origin}/self-service/login/flows?id=${id}`, {
          headers: { Accept: 'application/json', Cookie: request.headers.get('Cookie') ?? '' },
        }),
      )
      const given = { flow: await answer.json(), config }
      return template
        .replace('<!--page-->', () => kit.draw(given))
        .replace('<!--given-->', () => JSON.stringify(given).replaceAll('<', String.raw`\u003c`))
    },
  }
}
