/**
 * Back to a page of our own, or home. The whole address is given: a path that begins with `//` would be another host.
 * @param wanted a path, as the page put it into the form
 */
export function backTo(wanted: FormDataEntryValue | null, origin: string): string {
  const url = typeof wanted === 'string' ? URL.parse(wanted, origin) : null
  return url?.origin === origin ? url.href : `${origin}/`
}
