/** The hidden `key` of a form. The browser may keep the one that the server drew: it need not be the script's. */
export function ActKeyField({ value }: { readonly value: string }) {
  return <input type="hidden" name="key" value={value} suppressHydrationWarning />
}
