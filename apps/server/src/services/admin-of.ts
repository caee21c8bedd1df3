import type { Fetch } from '@collect/contract'
import type { Services } from './services.ts'

/** Paths of the OAuth2 provider's admin API. */
const oauth2Path = /^\/admin\/(clients|oauth2)(\/|$)/

/** The admin APIs of the services in this process, as one; undefined without any. */
export function adminOf({ identityAdmin, oauth2 }: Pick<Services, 'identityAdmin' | 'oauth2'>): Fetch | undefined {
  if (!identityAdmin || !oauth2) return identityAdmin
  return (request) => (oauth2Path.test(new URL(request.url).pathname) ? oauth2.admin(request) : identityAdmin(request))
}
