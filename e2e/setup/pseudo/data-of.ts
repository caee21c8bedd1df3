import { createFormatter, messageText } from '@collect/messages'
import { shortAddress } from '../../../packages/flow/src/screen/form/short-address.ts'

/** Untranslated data of a flow: values, names, addresses, labels of its own schema. */
export function dataOf(value: unknown): ReadonlySet<string> {
  const data = new Set<string>()
  walk(value, (text) => {
    for (const said of [text, shortAddress(text)]) data.add(said.trim().toLowerCase())
  })
  return data
}

function walk(value: unknown, add: (text: string) => void): void {
  if (typeof value === 'string') return add(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inside] of Object.entries(value))
    if (!isWord(key, value) && !isTranslated(key, value)) walk(inside, add)
}

/** Words of the wire: a page that shows `password` or `email` has forgotten to translate them. */
const words: ReadonlySet<string> = new Set(
  'type group method state status active via autocomplete action aal requested_aal property reason_key schema_id'.split(
    ' ',
  ),
)
const wordFields: ReadonlySet<unknown> = new Set(['method', 'screen', 'action'])

function isWord(key: string, owner: object): boolean {
  if ('node_type' in owner) {
    const { name } = owner as Readonly<Partial<Record<string, unknown>>> // unknown input
    return key === 'value' ? wordFields.has(name) : !['text', 'title', 'label', 'href', 'options'].includes(key)
  }
  return words.has(key) || (key === 'name' && 'title' in owner)
}

/** Texts of the service that the app's catalogue has: pages must translate them. */
function isTranslated(key: string, owner: object): boolean {
  const { id, name, reason_key } = owner as Readonly<Partial<Record<string, unknown>>> // unknown input
  if (key === 'text') return typeof id === 'number' && messageText('en', id, {}) !== undefined
  if (key === 'reason') return typeof reason_key === 'string'
  return key === 'title' && createFormatter('en').find(`forms.label.${String(name)}`) !== undefined
}
