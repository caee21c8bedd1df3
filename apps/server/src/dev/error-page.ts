import { stripVTControlCharacters } from 'node:util'
import { html } from 'hono/html'

/** Shows why a page or the server code cannot be used; it asks again every second until the mistake is mended. */
export const errorPage = (error: unknown): string =>
  html`<!doctype html>
    <meta http-equiv="refresh" content="1" />
    <title>Error</title>
    <pre>${stripVTControlCharacters(textOf(error))}</pre>`.toString()

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
