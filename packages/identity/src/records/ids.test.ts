import { expect, test } from 'vitest'
import type { FlowId, IdentityId } from './ids.ts'

test('the compiler refuses the id of a flow as the id of an account', () => {
  const flow: FlowId = 'f1'
  // @ts-expect-error An id has one kind.
  const identity: IdentityId = flow
  expect(identity).toBe(flow)
})
