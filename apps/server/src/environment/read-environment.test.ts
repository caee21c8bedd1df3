import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from './read-environment.ts'

const smtp = 'smtps://name:word@mail.example'

describe(readEnvironment, () => {
  test.each([
    { env: { PORT: 'abc' }, sentence: /^PORT must be a port number/ },
    { env: { PORT: '70000' }, sentence: /^PORT must be a port number/ },
    { env: { ORIGIN: 'collect.example' }, sentence: /^ORIGIN must be an address/ },
    {
      env: { ORIGIN: 'https://collect.example/app', SMTP_URL: smtp },
      sentence: /^ORIGIN must be an address without a path/,
    },
    { env: { ORIGIN: 'http://collect.example', SMTP_URL: smtp }, sentence: /^ORIGIN must begin with https/ },
    { env: { ORIGIN: 'https://collect.example' }, sentence: /^SMTP_URL must be set/ },
    { env: { ORIGIN: 'http://localhost.example' }, sentence: /^ORIGIN must begin with https/ },
    { env: { SMTP_URL: 'mail.example:25' }, sentence: /^SMTP_URL must be an address/ },
    { env: { DATABASE_URL: 'mysql://localhost/x' }, sentence: /^DATABASE_URL must begin with file: or postgres/ },
    {
      env: { DATABASE_URL: 'postgres://u@one:5432,/x' },
      sentence: /^DATABASE_URL must name each host once, as host or/,
    },
    { env: { DATABASE_URL: 'postgres://u@one,one/x' }, sentence: /^DATABASE_URL must name each host once/ },
    { env: { DATABASE_URL: 'postgres://u@one:port,two/x' }, sentence: /^DATABASE_URL must name each host once/ },
    {
      env: { DATABASE_URL: 'postgres://one,two/x?host=three' },
      sentence: /^DATABASE_URL must name several hosts before/,
    },
    {
      env: { DATABASE_URL: 'postgres://one,two/x?target_session_attrs=standby' },
      sentence: /^DATABASE_URL must not ask for another target_session_attrs than read-write/,
    },
    { env: { DATABASE_READ_URL: 'postgres://one/x' }, sentence: /^DATABASE_READ_URL needs a PostgreSQL database/ },
    {
      env: { DATABASE_URL: 'postgres://one/x', DATABASE_READ_URL: 'postgres://one,two/x' },
      sentence: /^DATABASE_READ_URL must begin with postgres:.* and name one host/,
    },
    { env: { DATABASE_POOL_SIZE: '0' }, sentence: /^DATABASE_POOL_SIZE must be a number of connections/ },
    { env: { ORY_SDK_URL: 'ftp://identity.example' }, sentence: /^ORY_SDK_URL must be an address/ },
    { env: { HYDRA_ADMIN_URL: '127.0.0.1:4445' }, sentence: /^HYDRA_ADMIN_URL must be an address/ },
    { env: { SECRETS: 'short' }, sentence: /^SECRETS must be a list of secrets of at least 32/ },
    { env: { SECRETS: `${'a'.repeat(32)},` }, sentence: /^SECRETS must be/ },
    { env: { DEV_PAGES: 'maybe' }, sentence: /^DEV_PAGES must be "on" or "off"/ },
    { env: { TRUST_PROXY: 'yes' }, sentence: /^TRUST_PROXY must be the number of proxies/ },
    { env: { TRUST_PROXY_PLACE: 'maybe' }, sentence: /^TRUST_PROXY_PLACE must be "on" or "off"/ },
    { env: { TRUST_PROXY_PLACE: 'on' }, sentence: /^TRUST_PROXY_PLACE needs TRUST_PROXY/ },
    { env: { ADMIN_PORT: 'none' }, sentence: /^ADMIN_PORT must be a port number or "off"/ },
    { env: { ADMIN_TOKENS: 'short' }, sentence: /^ADMIN_TOKENS must be a list of tokens of at least 32/ },
    { env: { ADMIN_SOCKET: '/a'.repeat(60) }, sentence: /^ADMIN_SOCKET must be a path of at most 103 bytes/ },
    { env: { SESSION_IDLE: '0h' }, sentence: /^SESSION_IDLE must be a number of hours/ },
    { env: { SAMPLES: 'some' }, sentence: /^SAMPLES must be "on" or "off"/ },
    { env: { LOG_LEVEL: 'loud' }, sentence: /^LOG_LEVEL must be/ },
  ])('refuses $env', ({ env, sentence }) => {
    expect(() => readEnvironment(env)).toThrow(sentence)
  })

  test('an error never repeats the value of a setting, which may be a secret', () => {
    expect(() => readEnvironment({ SECRETS: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
    expect(() => readEnvironment({ SMTP_URL: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
  })

  test('needs no setting', () => {
    expect(readEnvironment({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      origin: 'http://localhost:3000',
      adminPort: 4434,
      dataDir: resolve('data'),
      databaseUrl: `file:${resolve('data/collect.db')}`,
      devPages: true,
      trustedHops: 0,
      trustsPlaces: false,
    })
  })

  test.each([
    { env: { PORT: '8080' }, settings: { origin: 'http://localhost:8080' } },
    { env: { ORIGIN: 'http://localhost:80/' }, settings: { origin: 'http://localhost', devPages: true } },
    { env: { ORIGIN: 'https://collect.example', SMTP_URL: smtp }, settings: { devPages: false, smtpUrl: smtp } },
    {
      env: { ORIGIN: 'https://collect.example', ORY_SDK_URL: 'https://id.example/' },
      settings: { remoteService: 'https://id.example' },
    },
    { env: { HYDRA_ADMIN_URL: 'http://127.0.0.1:4445/' }, settings: { hydraAdmin: 'http://127.0.0.1:4445' } },
    { env: { DEV_PAGES: 'off' }, settings: { devPages: false } },
    { env: { HOST: '0.0.0.0' }, settings: { devPages: false } },
    { env: { HOST: '::' }, settings: { devPages: false } },
    { env: { HOST: '192.168.1.7' }, settings: { devPages: false } },
    { env: { HOST: '0.0.0.0', DEV_PAGES: 'on' }, settings: { devPages: true } },
    { env: { HOST: '::1' }, settings: { devPages: true } },
    { env: { HOST: 'localhost' }, settings: { devPages: true } },
    {
      env: {
        DATABASE_URL: 'postgres://u@one:5432,two:5433/x?target_session_attrs=read-write',
        DATABASE_POOL_SIZE: '25',
      },
      settings: {
        databaseUrl: 'postgres://u@one:5432,two:5433/x?target_session_attrs=read-write',
        poolSize: 25,
      },
    },
    { env: { DATA_DIR: '/srv/c' }, settings: { databaseUrl: 'file:/srv/c/collect.db' } },
    { env: {}, settings: { adminSocket: undefined, adminTokens: [] } },
    { env: { ADMIN_SOCKET: '/srv/admin.sock' }, settings: { adminPort: 4434, adminSocket: '/srv/admin.sock' } },
    {
      env: { ORIGIN: 'https://collect.example', SMTP_URL: smtp, DATA_DIR: '/srv/c', ADMIN_PORT: '4434' },
      settings: { adminPort: 'off', adminSocket: '/srv/c/admin.sock' },
    },
    {
      env: { ORIGIN: 'https://collect.example', SMTP_URL: smtp, ADMIN_SOCKET: 'off', ADMIN_TOKENS: 'a'.repeat(32) },
      settings: { adminPort: 4434, adminSocket: undefined, adminTokens: ['a'.repeat(32)] },
    },
    { env: { ADMIN_PORT: 'off' }, settings: { adminPort: 'off' } },
    { env: { SESSION_IDLE: '2h' }, settings: { sessionIdle: 7_200_000 } },
    { env: { SESSION_IDLE: 'off' }, settings: { sessionIdle: undefined } },
    { env: {}, settings: { sessionIdle: 43_200_000 } },
    { env: { ADMIN_PORT: '' }, settings: { adminPort: 4434 } },
    {
      env: { SECRETS: `${'a'.repeat(32)}, ${'b'.repeat(32)}` },
      settings: { secrets: ['a'.repeat(32), 'b'.repeat(32)] },
    },
  ])('$env gives $settings', ({ env, settings }) => {
    expect(readEnvironment(env)).toMatchObject(settings)
  })
})
