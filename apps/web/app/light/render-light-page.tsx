import type { EntryContext } from 'react-router'
import { entry, filesOf } from 'virtual:light-files'

import { areaOf } from '../frame/use-language.ts'
import type { PageFrame } from '../open-page.ts'
import { failedBy } from '../shell/contact/failed.ts'
import { LightPage } from './light-page.tsx'
import { isLightPage, loadLightPage } from './light-pages.ts'
import { lightSources } from './light-sources.ts'
import { pageJsonOf, pageDataId, type PageData } from './page-data.ts'

if (import.meta.env.PROD) {
  for (const source of Object.values(lightSources))
    if (!filesOf[source]) throw new Error(`The build has no scripts for ${source}`)
}

/** The element of an account page from the data that the router loaded; undefined for all other pages. */
export async function lightPageOf({ routeModules, staticHandlerContext: loaded }: EntryContext, nonce: string) {
  const id = loaded.matches.at(-1)?.route.id ?? ''
  if (!isLightPage(id)) return undefined
  const [error] = Object.values(loaded.errors ?? {})
  const { pathname, search } = loaded.location
  const json = pageJsonOf({
    id,
    address: { pathname, search },
    area: areaOf(loaded.matches.map(({ route }) => routeModules[route.id]?.handle)),
    frame: loaded.loaderData['root'] as PageFrame | undefined, // `loadFrame` made it
    loaderData: loaded.loaderData[id],
    actionData: loaded.actionData?.[id],
    failed: loaded.errors ? failedBy(error) : undefined,
  })
  return (
    <LightPage
      // The server renders the text that the browser reads.
      data={JSON.parse(json) as PageData}
      Page={await loadLightPage(id)}
      scripts={<Scripts json={json} files={filesOf[lightSources[id]]} nonce={nonce} />}
    />
  )
}

interface ScriptsProps {
  readonly json: string
  /** Undefined in development. */
  readonly files: readonly string[] | undefined
  readonly nonce: string
}

function Scripts({ json, files = [], nonce }: ScriptsProps) {
  return (
    <>
      {files.map((file) => (
        <link key={file} rel="modulepreload" href={file} nonce={nonce} />
      ))}
      <script type="application/json" id={pageDataId} dangerouslySetInnerHTML={{ __html: json }} />
      <script
        type="module"
        async
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: entry.map((file) => `import ${JSON.stringify(file)}`).join(';') }}
      />
    </>
  )
}
