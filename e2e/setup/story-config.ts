import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseDocument, type Document } from 'yaml'
import { settingsOfStories } from '../../packages/identity/test/ory/settings.ts'

const config = fileURLToPath(new URL('../../config/', import.meta.url))

/** Differences of the stories' configuration from `config/kratos.yml`, by path. */
export type Changes = Readonly<Record<string, string | number | boolean | readonly (string | object)[]>>

/** The identity service's settings for a story. */
export function storySettings(changes: Changes = {}): Document {
  const settings = parseDocument(readFileSync(join(config, 'kratos.yml'), 'utf8'))
  for (const [path, value] of Object.entries({ ...settingsOfStories, ...changes }))
    settings.setIn(path.split('.'), settings.createNode(value))
  return settings
}

/** Writes the identity service's configuration for a story into its folder; returns the file. */
export function storyConfig(folder: string, changes?: Changes): string {
  copyFileSync(join(config, 'identity.schema.json'), join(folder, 'identity.schema.json'))
  const file = join(folder, 'kratos.yml')
  writeFileSync(file, String(storySettings(changes)))
  return file
}
