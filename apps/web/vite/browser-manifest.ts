import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the browser's build, by the path of its source; Vite's own format. */
interface BuiltFile {
  readonly file: string
  /** Keys of the files that it imports. */
  readonly imports?: readonly string[]
}

/** Reads the manifest of the browser's build, which runs before the server's. */
export const browserManifest = (folder: string): Readonly<Record<string, BuiltFile | undefined>> =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Readonly<Record<string, BuiltFile>>
