import type { KoaContextWithOIDC } from 'oidc-provider'

/** The page that asks about a logout is the app's (docs/contract/providers-and-oauth2.md §E10). */
export const logoutSource =
  (origin: string) =>
  ({ redirect }: KoaContextWithOIDC): void => {
    redirect(`${origin}/logout`)
  }

/** Where a browser without an address to go back to ends after a logout. */
export const postLogoutSuccessSource =
  (origin: string) =>
  (context: KoaContextWithOIDC): void => {
    context.status = 303
    context.redirect(`${origin}/`)
  }
