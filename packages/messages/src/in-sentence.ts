/** German writes its nouns with a capital wherever they stand. */
const keepsCapitals: ReadonlySet<string> = new Set(['de'])

/** Values that are a field's label, written to stand alone and said within a sentence. */
const labels: ReadonlySet<string> = new Set(['placeholder', 'identifierLabel'])

/** "Email" becomes "email" in "Enter your email". Abbreviations and names with more capitals stay. */
export function inSentence(name: string, value: unknown, locale: string): unknown {
  if (!labels.has(name) || typeof value !== 'string' || keepsCapitals.has(locale)) return value
  const [first = ''] = value
  const rest = value.slice(first.length)
  return rest === rest.toLowerCase() && rest !== '' ? first.toLowerCase() + rest : value
}
