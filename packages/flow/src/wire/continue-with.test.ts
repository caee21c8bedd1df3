import { describe, expect, test } from 'vitest'
import { project } from '../../test/project.ts'
import { continueWith } from './continue-with.ts'

const after = (list: unknown) => continueWith({ continue_with: list }, project)
const flow = { id: 'x' }
const noTokens = { outcome: 'fail', reason: 'unsupported', detail: 'Native API flows are not supported here' }

describe('CONTINUE-WITH-1, continue-with: the most urgent action is acted on', () => {
  // Least urgent first.
  const all = [
    { action: 'set_session_token', session_token: 't' },
    { action: 'redirect_browser_to', redirect_browser_to: 'https://app.test/r' },
    { action: 'show_verification_ui', flow },
    { action: 'show_recovery_ui', flow },
    { action: 'show_settings_ui', flow },
  ]
  test.each([
    [5, { outcome: 'leave', url: '/settings?flow=x' }],
    [4, { outcome: 'leave', url: '/recovery?flow=x' }],
    [3, { outcome: 'leave', url: '/verification?flow=x' }],
    [2, { outcome: 'leave', url: 'https://app.test/r' }],
    [1, noTokens],
  ])('acts on the most urgent of the first %i actions', (count, outcome) => {
    expect(after(all.slice(0, count))).toEqual(outcome)
    expect(after(all.slice(0, count).toReversed())).toEqual(outcome)
  })

  test('acts on the first of two equal actions', () => {
    const list = ['a', 'b'].map((id) => ({ action: 'show_settings_ui', flow: { id } }))
    expect(after(list)).toEqual({ outcome: 'leave', url: '/settings?flow=a' })
  })
})

describe('CONTINUE-WITH, continue-with: what each action does', () => {
  test.each([
    ['show_settings_ui', '/settings'],
    ['show_recovery_ui', '/recovery'],
    ['show_verification_ui', '/verification'],
  ])('%s opens that page with the flow id, unless a url is given', (action, page) => {
    const url = 'https://app.test/y'
    expect(after([{ action, flow }])).toEqual({ outcome: 'leave', url: `${page}?flow=x` })
    expect(after([{ action, flow: { ...flow, url } }])).toEqual({ outcome: 'leave', url })
    // A page without a flow starts one (FLOW-PAGE-2).
    expect(after([{ action }])).toEqual({ outcome: 'leave', url: page })
  })

  test('redirect_browser_to without an address is an error', () => {
    const detail = 'Not a page: undefined'
    expect(after([{ action: 'redirect_browser_to' }])).toEqual({ outcome: 'fail', reason: 'unsupported', detail })
  })

  // The name of CONTINUE-WITH-1, and that of the wire (docs/contract/http.md §0).
  test.each(['set_session_token', 'set_ory_session_token'])('%s is not supported', (action) => {
    expect(after([{ action }])).toEqual(noTokens)
  })

  test.each([[{ action: 'dance' }], [{ action: 'toString' }]])('an unknown action is an error: %j', (entry) => {
    const detail = `Unknown action: ${entry.action}`
    expect(after([entry])).toEqual({ outcome: 'fail', reason: 'unsupported', detail })
  })

  test.each([[[null]], [[[]]], [['x']]])('an invalid action is an error: %j', (list) => {
    expect(after(list)).toEqual({ outcome: 'fail', reason: 'unsupported', detail: 'Unknown action: undefined' })
  })
})

// Each value has its own row, because test.each spreads arrays.
test.each([[null], [[]], ['x'], [{}], [undefined]])(
  'CONTINUE-WITH-1, continue-with: %j is an invalid list of actions',
  (list) => {
    expect(after(list)).toBeUndefined()
  },
)

test('CONTINUE-WITH-1, continue-with: an answer without fields has no action', () => {
  expect(continueWith(undefined, project)).toBeUndefined()
})
