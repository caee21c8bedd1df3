import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseDocument, visit } from 'yaml'

const delivered = fileURLToPath(new URL('../config/kratos.yml', import.meta.url))

/** Attacks stay on this machine, so the copy uses no CAPTCHA, no list of breached passwords and no SMS gateway. */
const offline = {
  'selfservice.methods.password.config.haveibeenpwned_enabled': false,
  'selfservice.methods.captcha.enabled': false,
  'courier.channels': [],
}

/** Settings by their paths, with dots between the keys. */
export type Changes = Readonly<Record<string, unknown>>

/** Writes the operator's configuration into the folder of a copy, without calls to other machines. */
export function copyConfig(folder: string, changes: Changes = {}, given = process.env['IDENTITY_CONFIG']): string {
  const source = resolve(given || delivered)
  const settings = parseDocument(readFileSync(source, 'utf8'))
  visit(settings, {
    Scalar(_key, node) {
      if (typeof node.value !== 'string' || !node.value.startsWith('file://')) return
      const path = resolve(dirname(source), decodeURIComponent(node.value.slice('file://'.length)))
      node.value = pathToFileURL(path).href
    },
  })
  for (const [path, value] of Object.entries({ ...offline, ...changes })) settings.setIn(path.split('.'), value)
  const file = join(folder, 'kratos.yml')
  writeFileSync(file, String(settings))
  return file
}
