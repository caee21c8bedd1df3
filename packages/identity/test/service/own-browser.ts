import { newPlace } from './exhausted-place.ts'
import type { Account, TestService } from './test-service.ts'
import type { Visitor } from './visitor.ts'

/** A browser that signed in to an account once and signed out: a known browser. */
export async function ownBrowser(service: TestService, account: Pick<Account, 'email' | 'password'>): Promise<Visitor> {
  const own = await service.signedIn('script', account, newPlace())
  await signOut(own)
  return own
}

export async function signOut(visitor: Visitor): Promise<void> {
  const { logout_url } = (await visitor.ask('/self-service/logout/browser')).body as { logout_url: string } // by contract
  await visitor.ask(logout_url)
}
