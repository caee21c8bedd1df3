import { pathToFileURL } from 'node:url'

/** Replaces the server's module that finds the built app. */
const folder = process.env['WEB_BUILD_FOLDER'] ?? ''

export const webAssetsFolder = `${folder}/client`

export const loadWebBuild = (): Promise<unknown> => import(pathToFileURL(`${folder}/server/index.js`).href)
