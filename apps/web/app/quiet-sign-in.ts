/**
 * After a logout, the browser's account chooser signs in only those who choose an account. A browser without the service
 * behind this call refuses it, and has no chooser either.
 */
export function stopQuietSignIn(): void {
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.getAttribute('action') === '/logout')
      navigator.credentials?.preventSilentAccess().catch(() => undefined)
  })
}
