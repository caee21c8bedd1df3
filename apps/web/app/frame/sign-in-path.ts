import { startAddressOf } from '@collect/flow'

/** The start of a login or registration that returns to `path` afterwards. The login page would redirect there first. */
export function signInPath(kind: 'login' | 'registration', origin: string, path: string): string {
  return startAddressOf(kind, path === '/' ? '' : new URLSearchParams({ return_to: origin + path }))
}
