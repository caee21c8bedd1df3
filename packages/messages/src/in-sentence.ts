/** German nouns keep their capital inside a sentence. */
const keepsCapitals: ReadonlySet<string> = new Set(['de'])

/** Values that are a field's label, put into a sentence. */
const labels: ReadonlySet<string> = new Set(['placeholder', 'identifierLabel'])

/** "Email" becomes "email" in "Enter your email". Words with more capitals, such as "ID", stay. */
export function inSentence(name: string, value: unknown, locale: string): unknown {
  if (!labels.has(name) || typeof value !== 'string' || keepsCapitals.has(locale)) return value
  const [first = ''] = value
  const rest = value.slice(first.length)
  return rest === rest.toLowerCase() && rest !== '' ? first.toLowerCase() + rest : value
}
