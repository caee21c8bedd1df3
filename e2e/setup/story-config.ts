import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseDocument } from 'yaml'

const config = fileURLToPath(new URL('../../config/', import.meta.url))

/** Where the stories' settings differ from `config/kratos.yml`, by path. */
export type Changes = Readonly<Record<string, string | number | boolean | readonly string[]>>

const always: Changes = {
  // Steps and codes have stories of their own; everybody else's ways stay short.
  'selfservice.flows.login.style': 'unified',
  'selfservice.flows.registration.style': 'unified',
  'selfservice.methods.code.passwordless_enabled': false,
  // Short enough to run out within a story, long enough to change something right after signing in.
  'selfservice.flows.settings.privileged_session_max_age': '5s',
}

/** Writes the identity service's settings for a story into its folder; gives the file. */
export function storyConfig(folder: string, changes: Changes = {}): string {
  const settings = parseDocument(readFileSync(join(config, 'kratos.yml'), 'utf8'))
  for (const [path, value] of Object.entries({ ...always, ...changes }))
    settings.setIn(path.split('.'), settings.createNode(value))
  copyFileSync(join(config, 'identity.schema.json'), join(folder, 'identity.schema.json'))
  const file = join(folder, 'kratos.yml')
  writeFileSync(file, String(settings))
  return file
}
