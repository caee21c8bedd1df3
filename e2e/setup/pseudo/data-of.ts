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
  for (const [key, inside] of Object.entries(value)) if (!isTranslated(key, value)) walk(inside, add)
}

/** Texts of the service that stand in our catalogue: on a page they have to be said in its language. */
function isTranslated(key: string, owner: object): boolean {
  const { id, reason_key } = owner as { readonly id?: unknown; readonly reason_key?: unknown } // read, not trusted
  if (key === 'text') return typeof id === 'number' && messageText('en', id, {}) !== undefined
  if (key === 'reason') return typeof reason_key === 'string'
  return key === 'label' && 'attributes' in owner && isKnownLabel((owner as { attributes: unknown }).attributes)
}

const isKnownLabel = (attributes: unknown) =>
  typeof attributes === 'object' &&
  attributes !== null &&
  'name' in attributes &&
  createFormatter('en').find(`forms.label.${String(attributes.name)}`) !== undefined
