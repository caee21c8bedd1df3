import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

const folder = fileURLToPath(new URL('../../../web/build/', import.meta.url))

export const webAssetsFolder = `${folder}client`

/** The built web app. @throws if it is not built */
export async function loadWebBuild(): Promise<ServerBuild> {
  const entry = `${folder}server/index.js`
  if (!existsSync(entry))
    throw new Error('The web app is not built yet: run `npm run build` once, or start with `npm start`.')
  return import(pathToFileURL(entry).href)
}
