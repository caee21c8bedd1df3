/** The address of a login or registration that returns to `path` afterwards. */
export function signInPath(page: '/login' | '/registration', origin: string, path: string): string {
  return path === '/' ? page : `${page}?${new URLSearchParams({ return_to: origin + path })}`
}
