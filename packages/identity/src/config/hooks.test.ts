import { describe, expect, test } from 'vitest'
import { hooksAfter } from './hooks.ts'

describe(hooksAfter, () => {
  test.each([
    { flow: ['require_verified_address'], method: undefined, run: ['require_verified_address'] },
    { flow: ['require_verified_address'], method: ['revoke_active_sessions'], run: ['revoke_active_sessions'] },
    { flow: ['require_verified_address'], method: [], run: [] },
    { flow: [], method: ['session'], run: ['session'] },
  ] as const)('flow hooks $flow and method hooks $method run $run', ({ flow, method, run }) => {
    expect(hooksAfter({ hooks: flow }, method && { hooks: method })).toEqual(run)
  })
})
