import { createFormatter } from '@collect/messages'
import { expect, test } from 'vitest'

import { flowNotice } from './flow-notice.ts'

test.each([
  { reason: 'unreachable', text: /^You seem to be offline/, detail: /^Unable to call the API endpoint\. Ensure/ },
  { reason: 'upstream', text: /is unavailable right now/, detail: /^Unable to call the API endpoint\. Ensure/ },
  { reason: 'undecodable', text: /^Unable to decode API response using JSON\.$/ },
] as const)('ERROR-TRANSPORT-2, ERROR-TRANSPORT-3: the sentences of a request that failed ($reason)', (given) => {
  const { reason, text, detail } = { detail: /^$/, ...given }
  const notice = flowNotice(createFormatter('en'), { failure: { reason } })
  expect(notice).toMatchObject({ type: 'error', text: expect.stringMatching(text) })
  expect(notice?.detail ?? '').toMatch(detail)
})
