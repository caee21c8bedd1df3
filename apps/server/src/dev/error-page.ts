import { stripVTControlCharacters } from 'node:util'
import { html } from 'hono/html'

/** Shows the error of a page or of the server code. It reloads every second until the error is fixed. */
export const errorPage = (error: unknown): string =>
  html`<!doctype html>
    <meta http-equiv="refresh" content="1" />
    <title>Error</title>
    <pre>${stripVTControlCharacters(textOf(error))}</pre>`.toString()

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
