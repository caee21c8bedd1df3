import { errorIds } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { asked, error } from '../../test/answered.ts'
import { loginFlow } from '../../test/flow-of.ts'
import { outcomeOf } from './outcome-of.ts'

describe('ERROR-ID, by error.id', () => {
  test('docs/contract/http.md §5.2: the service keeps posted settings while the user signs in again', () => {
    const url = 'https://app.test/self-service/login/browser?refresh=true'
    const answer = error('session_refresh_required', 403, { redirect_browser_to: url })
    expect(outcomeOf(asked('settings'), answer)).toEqual({ outcome: 'leave', url })
    expect(outcomeOf(asked('login'), answer)).toEqual({ outcome: 'leave', url })
  })

  test.each([
    {
      answer: error('session_refresh_required', 403, {
        redirect_browser_to: 'https://app.test/self-service/login/browser?refresh=true',
      }),
      outcome: { outcome: 'leave', url: 'https://app.test/self-service/login/browser?refresh=true' },
    },
    {
      answer: error('browser_location_change_required', 422, { redirect_browser_to: 'https://idp.test/' }),
      outcome: { outcome: 'leave', url: 'https://idp.test/' },
    },
    {
      answer: error('self_service_flow_expired', 410, { use_flow_id: 'f2' }),
      outcome: { outcome: 'restart', from: 'f2' },
    },
    { answer: error('self_service_flow_expired', 410), outcome: { outcome: 'restart' } },
    {
      answer: error('self_service_flow_replaced', 410, { use_flow_id: 'f2' }),
      outcome: { outcome: 'restart', from: 'f2' },
    },
    { answer: error('security_csrf_violation', 403), outcome: { outcome: 'restart' } },
    {
      answer: error(
        'session_verified_address_required',
        403,
        {},
        { continue_with: [{ action: 'show_verification_ui', flow: { id: 'v1' } }] },
      ),
      outcome: { outcome: 'verify', url: '/verification?flow=v1' },
    },
    {
      answer: error('session_verified_address_required', 403),
      outcome: { outcome: 'verify', url: '/self-service/verification/browser' },
    },
    {
      answer: error('session_aal2_required', 403, { redirect_browser_to: 'https://app.test/2' }),
      outcome: { outcome: 'leave', url: 'https://app.test/2' },
    },
    { answer: error('session_already_available', 400), outcome: { outcome: 'leave', url: '/' } },
    { answer: error('self_service_flow_disabled', 400), outcome: { outcome: 'fail', reason: 'disabled', detail: 'r' } },
  ])('$answer.body.error.id', ({ answer, outcome }) => {
    expect(outcomeOf(asked('login'), answer)).toEqual(outcome)
  })

  // The status has no meaning here. The first five are in ERROR-ID, the others in docs/contract/http.md §1.3.
  const next = { redirect_browser_to: 'https://app.test/next', use_flow_id: 'f2' }
  const away = { outcome: 'leave', url: 'https://app.test/next' }
  const signIn = { outcome: 'leave', url: '/self-service/login/browser?return_to=%2Fshop' }
  const failed = { outcome: 'fail', reason: 'unknown-status', detail: 'r' }
  const byId = [
    ['session_refresh_required', away],
    ['browser_location_change_required', away],
    ['self_service_flow_expired', { outcome: 'restart', from: 'f2' }],
    ['security_csrf_violation', { outcome: 'restart' }],
    ['session_verified_address_required', { outcome: 'verify', url: '/self-service/verification/browser' }],

    ['self_service_flow_replaced', { outcome: 'restart', from: 'f2' }],
    ['security_identity_mismatch', { outcome: 'restart' }],
    ['session_aal2_required', away],
    ['session_inactive', signIn],
    ['session_aal1_required', signIn],
    ['session_already_available', { outcome: 'leave', url: '/' }],
    ['session_aal_already_fulfilled', { outcome: 'leave', url: '/' }],
    ['self_service_flow_disabled', { outcome: 'fail', reason: 'disabled', detail: 'r' }],
    ['self_service_flow_return_to_forbidden', failed],
    ['identity_disabled', failed],
    ['invalid_configuration', failed],
    ['upstream_error', { ...failed, reason: 'upstream' }],
    ['provider_trip_lost', failed],
  ] as const
  test('the table has every error id', () => {
    expect(byId.map(([id]) => id).toSorted()).toEqual(errorIds.toSorted())
  })
  test.each(byId)('the id %s decides, whatever the status', (id, outcome) => {
    expect(outcomeOf(asked('login'), error(id, 599, next))).toEqual(outcome)
  })

  test.each(['session_already_available', 'session_aal_already_fulfilled'] as const)(
    '%s opens the return address, or the default redirect',
    (id) => {
      expect(outcomeOf(asked('login', loginFlow({ return_to: '/shop' })), error(id, 400))).toMatchObject({
        url: '/shop',
      })
      expect(outcomeOf(asked('login', loginFlow()), error(id, 400))).toMatchObject({ url: '/' })
      expect(outcomeOf(asked('login'), error(id, 400))).toMatchObject({ url: '/' })
    },
  )

  test('another identity restarts the flow', () => {
    expect(outcomeOf(asked('settings'), error('security_identity_mismatch', 403))).toEqual({ outcome: 'restart' })
  })

  test.each(['toString', '__proto__', 'no_such_id'])('the status decides for the unknown id %s', (id) => {
    expect(outcomeOf(asked('login'), error(id, 404))).toEqual({ outcome: 'restart' })
  })

  test.each(['HTTPS://id.test/', 'http://id.test/', '/login?flow=1'])('opens the address %s', (url) => {
    const answer = error('browser_location_change_required', 422, { redirect_browser_to: url })
    expect(outcomeOf(asked('login'), answer)).toEqual({ outcome: 'leave', url })
  })

  test.each([
    'javascript:alert(1)',
    'x-https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'data:text/html,x',
    '',
  ])('does not open the address %j', (url) => {
    expect(
      outcomeOf(asked('login'), error('browser_location_change_required', 422, { redirect_browser_to: url })),
    ).toEqual({ outcome: 'fail', reason: 'unsupported', detail: `Not a page: ${url || undefined}` })
  })
})
