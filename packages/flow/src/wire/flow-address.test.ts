import { describe, expect, test } from 'vitest'
import { project } from '../../test/project.ts'
import {
  chooseAddressOf,
  fetchAddressOf,
  pageAddressOf,
  restartAddressOf,
  startAddressOf,
  withFlow,
} from './flow-address.ts'

describe('FLOW-PAGE-2 and CALL-START-2, flow pages start a flow with the same query parameters', () => {
  test.each([
    ['login', 'refresh=true&aal=aal2&return_to=/&login_challenge=c&organization=o&via=a&identity_schema=s'],
    ['registration', 'return_to=/&login_challenge=c&after_verification_return_to=/v&organization=o&identity_schema=s'],
    ['recovery', 'return_to=/'],
    ['verification', 'return_to=/'],
    ['settings', 'return_to=/'],
  ] as const)('%s carries its own parameters and no others', (kind, query) => {
    const start = new URL(startAddressOf(kind, `${query}&flow=f1&choose=totp&evil=1`), 'https://app.test')
    expect(start.pathname).toBe(`/self-service/${kind}/browser`)
    expect([...start.searchParams]).toEqual([...new URLSearchParams(query)])
  })

  test('a page without a query starts without parameters', () => {
    expect(startAddressOf('login')).toBe('/self-service/login/browser')
  })
})

describe('FLOW-PAGE-5, restarting', () => {
  test('puts a known flow into the current address and drops an old choice', () => {
    expect(withFlow('https://app.test/login?flow=f1&return_to=/shop&choose=totp', 'f2')).toBe(
      'https://app.test/login?flow=f2&return_to=%2Fshop',
    )
  })

  test.each([
    {
      request_url: 'https://id.test/self-service/login/browser?aal=aal2&x=1',
      start: '/self-service/login/browser?aal=aal2',
    },
    { request_url: 'https://id.test/a', return_to: '/shop', start: '/self-service/login/browser?return_to=%2Fshop' },
    {
      request_url: 'https://id.test/self-service/login/browser?return_to=/asked',
      return_to: '/shop',
      start: '/self-service/login/browser?return_to=%2Fasked',
    },
    { request_url: 'not an address', start: '/self-service/login/browser' },
  ])('a new flow keeps the parameters of $request_url', ({ start, ...flow }) => {
    expect(restartAddressOf('login', flow)).toBe(start)
  })
})

test('CALL-FETCH-1, fetching: an id is escaped in an address', () => {
  expect(fetchAddressOf('login', 'a&b=c')).toBe('/self-service/login/flows?id=a%26b%3Dc')
  expect(pageAddressOf(project, 'settings', 'a#b')).toBe('/settings?flow=a%23b')
})

test('STATE-CHANGE-2, transitions: a choice keeps the rest of the query and can be removed', () => {
  expect(chooseAddressOf('?flow=f1&return_to=/shop', 'f1', 'totp')).toBe('?flow=f1&return_to=%2Fshop&choose=totp')
  expect(chooseAddressOf('?flow=f1&choose=totp', 'f1', '')).toBe('?flow=f1&choose=')
  expect(chooseAddressOf('?flow=f1&choose=totp', 'f1')).toBe('?flow=f1')
})
