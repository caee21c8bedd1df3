/** A key for a form. `crypto.randomUUID` is absent in browsers on plain HTTP. */
export const newActKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * Makes a form that is posted twice one act (docs/contract/collectibles.md §1): its hidden `key`, as a header of the
 * service. A form of an older page has none.
 */
export function actKeyIn(form: FormData): Readonly<Record<string, string>> {
  const key = form.get('key')
  return typeof key === 'string' && /^[\w-]{1,64}$/.test(key) ? { 'Idempotency-Key': key } : {}
}
