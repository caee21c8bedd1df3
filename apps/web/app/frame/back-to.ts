/**
 * The absolute address of a page of the app, or of the home page. A path that begins with `//` would be another host.
 * @param wanted a path from the page's form
 */
export function backTo(wanted: FormDataEntryValue | null, origin: string): string {
  const url = typeof wanted === 'string' ? URL.parse(wanted, origin) : null
  return url?.origin === origin ? url.href : `${origin}/`
}
