import { createFormatter, messageText } from '@collect/messages'

/** What a flow brings along that is no text: values, names of people, addresses, labels of its own schema. */
export function dataOf(value: unknown): ReadonlySet<string> {
  const data = new Set<string>()
  walk(value, (text) => data.add(text.trim().toLowerCase()))
  return data
}

function walk(value: unknown, add: (text: string) => void): void {
  if (typeof value === 'string') return add(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inside] of Object.entries(value))
    if (!isWord(key, value) && !isTranslated(key, value)) walk(inside, add)
}

/** Words of the wire: a page that shows `password` or `email` as they are has forgotten to say them. */
const words: ReadonlySet<string> = new Set(
  'type group method state status active via autocomplete action aal requested_aal property reason_key schema_id'.split(
    ' ',
  ),
)
const wordFields: ReadonlySet<unknown> = new Set(['method', 'screen', 'action'])

function isWord(key: string, owner: object): boolean {
  if ('node_type' in owner) {
    const { name } = owner as Readonly<Partial<Record<string, unknown>>> // read, not trusted
    return key === 'value' ? wordFields.has(name) : !['text', 'title', 'label', 'href', 'options'].includes(key)
  }
  return words.has(key) || (key === 'name' && 'title' in owner)
}

/** Texts of the service that stand in our catalogue: on a page they have to be said in its language. */
function isTranslated(key: string, owner: object): boolean {
  const { id, name, reason_key } = owner as Readonly<Partial<Record<string, unknown>>> // read, not trusted
  if (key === 'text') return typeof id === 'number' && messageText('en', id, {}) !== undefined
  if (key === 'reason') return typeof reason_key === 'string'
  return key === 'title' && createFormatter('en').find(`forms.label.${String(name)}`) !== undefined
}
