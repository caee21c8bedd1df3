import { finishLogout, startLogout } from '@collect/flow'
import { data, redirect, redirectDocument } from 'react-router'

import { identityClient } from '../../../server/identity-client.ts'
import { pageContext } from '../../../server/page-context.ts'
import { signedOutCookie } from '../../../server/signed-out.ts'
import type { Visit } from '../../../server/visit.ts'
import { logoutAddressOf } from '../addresses.ts'
import { consentPath, logoutPath } from '../consent-address.ts'
import { matchesGuard } from '../consent-guard.ts'
import { noStore } from '../no-store.ts'
import { unlessUnavailable } from '../provider-fault.ts'
import { statusOfPost, type UndecidedPost } from '../undecided-post.ts'

/** Ends the session, or answers an OAuth2 provider that asks for it. */
export async function answerLogout(visit: Visit) {
  const form = await visit.request.formData()
  const challenge = textIn(form, 'logout_challenge')
  if (challenge !== undefined) return answerProvider(visit, challenge, form)
  const consent = textIn(form, 'consent_challenge')
  const { origin } = visit.context.get(pageContext)
  // The user signs in with another account, and returns to the request for consent.
  const back = consent === undefined ? undefined : consentPath(consent)
  const address = await logoutAddressOf(visit, back && origin + back)
  // CALL-LOGOUT-1: to `/` when there is no way to log out.
  if (!address) return redirect(back ?? '/')
  // A user who changes the account goes on to sign in.
  return redirectDocument(address, {
    headers: new Headers(back === undefined ? { 'Set-Cookie': signedOutCookie(origin.startsWith('https:')) } : {}),
  })
}

/** The application's own session ends first, so that a failed call to the provider leaves the user signed out here. */
async function answerProvider(visit: Visit, challenge: string, form: FormData) {
  const { consent: desk, origin, project } = visit.context.get(pageContext)
  const word = textIn(form, 'csrf_token') ?? ''
  const again = logoutPath(challenge)
  if (!matchesGuard(visit.request, word, origin.startsWith('https:'))) return refused({ outcome: 'foreign', again })
  if (!desk) return redirect(again)
  const action = textIn(form, 'action')
  const kept = [
    { name: 'action', value: action ?? '' },
    { name: 'csrf_token', value: word },
    { name: 'logout_challenge', value: challenge },
  ]
  if (action === 'reject') {
    const rejected = await unlessUnavailable(desk.rejectLogout(challenge))
    return rejected === 'unavailable'
      ? refused({ outcome: 'undecided', kept })
      : redirectDocument(project.default_redirect_url)
  }
  if (action !== 'accept') return redirect(again)
  if (!(await endOwnSession(visit))) return refused({ outcome: 'undecided', kept })
  const next = await unlessUnavailable(desk.acceptLogout(challenge))
  if (next === 'unavailable') return refused({ outcome: 'undecided', kept })
  return next === undefined ? redirect(again) : redirectDocument(next)
}

/** Without a session there is nothing to end. False when the identity service does not end it. */
async function endOwnSession(visit: Visit): Promise<boolean> {
  const client = identityClient(visit)
  try {
    const logout = await startLogout(client)
    if (logout) await finishLogout(client, { token: logout.logout_token })
    return true
  } catch (error) {
    visit.context.get(pageContext).report(error)
    return false
  }
}

const refused = (post: UndecidedPost) => data(post, { status: statusOfPost[post.outcome], headers: noStore })

function textIn(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' ? value : undefined
}
