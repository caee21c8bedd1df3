import { describe, expect, test } from 'vitest'
import { readHosts } from '../src/postgres/postgres-hosts.ts'

describe(readHosts, () => {
  test.each([
    ['postgres://one/name', ['postgres://one/name']],
    ['postgres:///name?host=/run/postgresql', ['postgres:///name?host=/run/postgresql']],
    [
      'postgresql://ada:p%40ss@one:5432,two:5433/name?target_session_attrs=read-write&sslmode=verify-full',
      [
        'postgresql://ada:p%40ss@one:5432/name?sslmode=verify-full',
        'postgresql://ada:p%40ss@two:5433/name?sslmode=verify-full',
      ],
    ],
    ['postgres://one,[2001:db8::1]:5433', ['postgres://one', 'postgres://[2001:db8::1]:5433']],
  ])('%s names each host', (url, hosts) => {
    expect(readHosts(url)).toEqual(hosts)
  })

  test.each([
    'postgres://one,two:/name',
    'postgres://,two/name',
    'postgres://one,two,/name',
    'postgres://one,two:99999/name',
    'postgres://one,t wo/name',
    'postgres://one:5432,one:5432/name',
    'postgres://one,two/name?target_session_attrs=any',
    'postgres://one/name?target_session_attrs=standby',
    'postgres://one,two/name?port=5433',
  ])('%s is refused', (url) => {
    expect(readHosts(url)).toHaveProperty('problem')
  })
})
