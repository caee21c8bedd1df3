import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { loadConfig, parseConfig } from './load-config.ts'

const place = { origin: 'http://localhost:3000', directory: '/srv/config' }
const least = `
selfservice:
  default_browser_return_url: /
identity:
  schemas: [{ id: default, url: 'file://./identity.schema.json' }]
`
const shipped = fileURLToPath(new URL('../../../../config/kratos.yml', import.meta.url))

const problems = (yaml: string): readonly string[] => {
  try {
    parseConfig(yaml, place)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

/** The smallest configuration with one more path, written in YAML's flow style. */
const withKey = (path: string, value: string) => {
  const groups = path.split('.')
  const nested = groups.reduceRight((inner, key) => `{ ${key}: ${inner} }`, value)
  const [root, body] = [groups[0], nested.slice(nested.indexOf(':') + 1, -1).trim()]
  if (root === 'selfservice')
    return least.replace(
      'default_browser_return_url: /',
      `default_browser_return_url: /\n  ${body.slice(1, -1).trim()}`,
    )
  if (root === 'identity') return least.replace('identity:', `identity:\n  ${body.slice(1, -1).trim()}`)
  return `${least}\n${root}: ${body}`
}

describe('refused settings name their path', () => {
  test.each([
    ['selfservice.methods.foo', 'true', 'selfservice.methods.foo: unknown key'],
    ['selfservice.methods.totp.foo', '1', 'selfservice.methods.totp.foo: unknown key'],
    ['colour', 'red', 'colour: unknown key'],
    [
      'selfservice.methods.webauthn.config.rp.id',
      'https://collect.example',
      'selfservice.methods.webauthn.config.rp.id: expected a host name without scheme and port',
    ],
    [
      'selfservice.methods.webauthn',
      '{ enabled: true, config: { rp: { id: elsewhere.example } } }',
      'selfservice.methods.webauthn.config.rp.id: expected the host of one of its origins, or what that host ends with',
    ],
    [
      'selfservice.methods.oidc.config.providers',
      '[{ id: x, provider: vk, client_id: c, client_secret: s, mapper_url: "base64://e30=" }]',
      'selfservice.methods.oidc.config.providers.0.provider: expected generic, google, github, gitlab, microsoft, apple; generic serves every provider with discovery',
    ],
    [
      'selfservice.methods.oidc.config.providers',
      '[{ id: x, provider: github, client_id: c, mapper_url: "base64://e30=" }]',
      'selfservice.methods.oidc.config.providers.0.client_secret: required',
    ],
    [
      'selfservice.methods.oidc.config.providers',
      '[{ id: x, provider: github, client_id: c, client_secret: s, mapper_url: "base64://e30=" }, { id: x, provider: github, client_id: c, client_secret: s, mapper_url: "base64://e30=" }]',
      'selfservice.methods.oidc.config.providers.1.id: expected a different id for each provider',
    ],
    [
      'selfservice.methods.oidc.config.providers',
      '[{ id: x, provider: github, client_id: c, client_secret: s, mapper_url: "base64://e30=", account_linking_mode: automatic }]',
      'selfservice.methods.oidc.config.providers.0.account_linking_mode: only confirm_with_existing_credential is supported',
    ],
    [
      'selfservice.methods.oidc.config.providers',
      '[{ id: x, provider: generic, client_id: c, client_secret: s, mapper_url: "base64://e30=", issuer_url: "https://id.example", auth_url: "https://id.example/auth" }]',
      'selfservice.methods.oidc.config.providers.0.auth_url: only github has this key: the other kinds are found by discovery',
    ],
    [
      'selfservice.methods.oidc.config.providers',
      '[{ id: x, provider: generic, client_id: c, client_secret: s, mapper_url: "base64://e30=" }]',
      'selfservice.methods.oidc.config.providers.0.issuer_url: required for generic: its discovery document names the keys of id tokens',
    ],
    [
      'selfservice.methods.oidc.config.providers',
      '[{ id: x, provider: github, client_id: c, client_secret: s, mapper_url: "base64://e30=", fedcm_config_url: "https://a.example" }]',
      'selfservice.methods.oidc.config.providers.0.fedcm_config_url: only generic, google and apple take id tokens',
    ],
    [
      'selfservice.methods.b2b.config.organizations',
      '[{ id: acme, domains: [a.example] }]',
      'selfservice.methods.b2b.config.organizations.0.id: expected text of the form uuid, got "acme"',
    ],
    [
      'selfservice.methods.b2b.config.organizations',
      '[{ id: 9a1f2c1e-7d52-4c5e-8a77-0d3c6a1b2c3d, domains: [a.example, "@b.example"] }]',
      'selfservice.methods.b2b.config.organizations.0.domains.1: expected a domain, got "@b.example"',
    ],
    [
      'selfservice.methods.b2b.config.organizations',
      '[{ id: 9a1f2c1e-7d52-4c5e-8a77-0d3c6a1b2c3d, domains: [] }, { id: 9A1F2C1E-7d52-4c5e-8a77-0d3c6a1b2c3d, domains: [] }]',
      'selfservice.methods.b2b.config.organizations.1.id: expected a different id for each organization',
    ],
    [
      'selfservice.methods.b2b.config.organizations',
      '[{ id: 9a1f2c1e-7d52-4c5e-8a77-0d3c6a1b2c3d, domains: [a.example] }, { id: 1a1f2c1e-7d52-4c5e-8a77-0d3c6a1b2c3d, domains: [A.example] }]',
      'selfservice.methods.b2b.config.organizations.1.domains.0: a.example has an organization already',
    ],
    ['selfservice.methods.link.enabled', '7', 'selfservice.methods.link.enabled: expected a boolean, got 7'],
    [
      'selfservice.methods.link.config.lifespan',
      'soon',
      'selfservice.methods.link.config.lifespan: expected a duration such as 15m or 1h30m, got "soon"',
    ],
    [
      'selfservice.methods.link.config.base_url',
      'ftp://x.example',
      'selfservice.methods.link.config.base_url: expected a base address',
    ],
    [
      'selfservice.flows.registration.style',
      'fancy',
      'selfservice.flows.registration.style: expected profile_first or unified, got "fancy"',
    ],
    [
      'selfservice.flows.login.style',
      'fancy',
      'selfservice.flows.login.style: expected unified or identifier_first, got "fancy"',
    ],
    ['selfservice.flows.recovery.use', 'letter', 'selfservice.flows.recovery.use: expected code or link, got "letter"'],
    [
      'selfservice.flows.registration.lifespan',
      'soon',
      'selfservice.flows.registration.lifespan: expected a duration such as 15m or 1h30m, got "soon"',
    ],
    [
      'selfservice.flows.registration.lifespan',
      '60',
      'selfservice.flows.registration.lifespan: expected a string, got 60',
    ],
    [
      'selfservice.flows.registration.enabled',
      'maybe',
      'selfservice.flows.registration.enabled: expected a boolean, got "maybe"',
    ],
    [
      'selfservice.flows.error.ui_url',
      'javascript:alert(1)',
      'selfservice.flows.error.ui_url: expected the address of a page, got "javascript:alert(1)"',
    ],
    [
      'selfservice.allowed_return_urls',
      '["data:text/html,x"]',
      'selfservice.allowed_return_urls.0: expected an address to return to, got "data:text/html,x"',
    ],
    [
      'selfservice.flows.login.after.hooks',
      '[{ hook: session }]',
      'selfservice.flows.login.after.hooks.0.hook: expected revoke_active_sessions or require_verified_address, got "session"',
    ],
    [
      'selfservice.flows.login.after.hooks',
      '[{ hook: web_hook }]',
      'selfservice.flows.login.after.hooks.0.hook: not supported yet',
    ],
    [
      'selfservice.flows.verification.after.hooks',
      '[{ hook: session }]',
      'selfservice.flows.verification.after.hooks.0.hook: no hook can stand here, got "session"',
    ],
    [
      'selfservice.flows.login.before.hooks',
      '[{ hook: web_hook }]',
      'selfservice.flows.login.before.hooks: not supported yet',
    ],
    [
      'selfservice.methods.password.config.min_password_length',
      '3',
      'selfservice.methods.password.config.min_password_length: expected at least 6, got 3',
    ],
    [
      'selfservice.methods.password.config.haveibeenpwned_host',
      'https://pwned.example/',
      'selfservice.methods.password.config.haveibeenpwned_host: expected a host name without scheme and path',
    ],
    [
      'hashers.algorithm',
      'bcrypt',
      'hashers.algorithm: expected argon2 (bcrypt hashes are still understood, new ones are argon2id)',
    ],
    [
      'hashers.argon2.memory',
      'much',
      'hashers.argon2.memory: expected an amount of memory such as 19456KB or 64MB, got "much"',
    ],
    [
      'session.whoami.required_aal',
      'aal7',
      'session.whoami.required_aal: expected aal1 or highest_available, got "aal7"',
    ],
    ['cookies', '7', 'cookies: expected a group of keys, got 7'],
    ...[
      ['http://10.0.0.5/{a,b}', 'expected an address without a query, where * and ** are the only wildcards'],
      ['http://10.0.0.5/?a=b', 'expected an address without a query, where * and ** are the only wildcards'],
      ['http://10.0.*.5/', 'expected an http or https address'],
      ['ftp://10.0.0.5/', 'expected an http or https address'],
    ].map(([address, problem]) => [
      'clients.http.private_ip_exception_urls',
      `["${address}"]`,
      `clients.http.private_ip_exception_urls.0: ${problem}`,
    ]),
    ['secrets.cookie', '[short]', 'secrets.cookie.0: expected at least 16 characters, got "short"'],
    ['identity.default_schema_id', 'other', 'identity.default_schema_id: expected the id of one of identity.schemas'],
    [
      'serve.public.cors.enabled',
      'true',
      'serve.public.cors.allowed_origins: expected the origins by name, since credentials are allowed',
    ],
  ])('%s: %s', (path, value, problem) => {
    expect(problems(withKey(path, value))).toEqual([problem])
  })

  test('a provider of an organization that is not in the list is refused', () => {
    const provider = (id: string) =>
      `{ id: x, provider: github, client_id: c, client_secret: s, mapper_url: "base64://e30=", organization_id: ${id} }`
    const known = '9a1f2c1e-7d52-4c5e-8a77-0d3c6a1b2c3d'
    const methods = (id: string) =>
      `{ oidc: { enabled: true, config: { providers: [${provider(id)}] } }, b2b: { config: { organizations: [{ id: ${known} }] } } }`
    expect(problems(withKey('selfservice.methods', methods(known)))).toEqual([])
    expect(problems(withKey('selfservice.methods', methods(known.replace('9', '8'))))).toEqual([
      'selfservice.methods.oidc.config.providers: expected the id of one of selfservice.methods.b2b.config.organizations as organization_id',
    ])
  })

  test('a missing required key is reported', () => {
    expect(problems('')).toEqual(['settings: expected a group of keys, got nothing'])
    expect(problems('version: v1')).toEqual([
      'selfservice: missing, expected a group of keys',
      'identity: missing, expected a group of keys',
    ])
  })

  test('all problems are reported at once', () => {
    expect(problems(`${least}\nfoo: 1\nbar: 2\ndev: perhaps`)).toEqual([
      'dev: expected a boolean, got "perhaps"',
      'foo: unknown key',
      'bar: unknown key',
    ])
  })

  test('a file that is no YAML, or repeats a key, is refused', () => {
    expect(problems('a: [1')).toHaveLength(1)
    expect(problems('dev: true\ndev: false')[0]).toContain('Map keys must be unique')
  })

  test('the error for a missing file names its path', async () => {
    await expect(loadConfig('/nowhere/kratos.yml', place)).rejects.toThrow(/^\/nowhere\/kratos\.yml: cannot be read/)
  })
})

describe(parseConfig, () => {
  test.each([
    ['selfservice.methods.webauthn.enabled', 'false'],
    ['selfservice.methods.oidc.config', '{ providers: [] }'],
    ['feature_flags.cacheable_sessions', 'false'],
    ['selfservice.flows.login.before', '{ hooks: [] }'],
    ['hashers.bcrypt', '{ cost: 12 }'],
    ['courier', '{ delivery_strategy: smtp, channels: [] }'],
  ])('%s accepts the default of Kratos', (path, value) => {
    expect(problems(withKey(path, value))).toEqual([])
  })

  test('fills in the defaults', () => {
    const config = parseConfig(least, place)
    expect(config.session.lifespan).toBe(86_400_000)
    expect(config.session.cookie).toEqual({ persistent: true })
    expect(config.selfservice.flows.login).toMatchObject({ lifespan: 3_600_000, after: { hooks: [] } })
    expect(config.selfservice.methods.code.config).toMatchObject({ lifespan: 3_600_000, max_submissions: 5 })
    expect(config.hashers.argon2).toMatchObject({ memory: 131_072, iterations: 1 })
    expect(config.courier.message_retries).toBe(5)
  })

  test('addresses become absolute, the origin is the first allowed return address', () => {
    const config = parseConfig(withKey('selfservice.allowed_return_urls', '[/collection, "myapp://back"]'), place)
    expect(config.serve.public.base_url).toBe('http://localhost:3000')
    expect(config.selfservice.default_browser_return_url).toBe('http://localhost:3000/')
    expect(config.selfservice.flows.login.ui_url).toBe('http://localhost:3000/login')
    expect(config.selfservice.allowed_return_urls).toEqual([
      'http://localhost:3000/',
      'http://localhost:3000/collection',
      'myapp://back',
    ])
  })

  test('schema paths are relative to the configuration file', () => {
    expect(parseConfig(least, place).identity.schemas[0]?.url).toBe('file:///srv/config/identity.schema.json')
  })

  test('WCAG 3.3.8: the shipped configuration demands no CAPTCHA', async () => {
    // With a CAPTCHA before every form, its puzzle may be the only way in.
    expect((await loadConfig(shipped, place)).selfservice.methods.captcha.enabled).toBe(false)
  })

  test('the shipped configuration is valid and has the intended values', async () => {
    const config = await loadConfig(shipped, place)
    expect(config.selfservice.flows.registration.after.password.hooks).toEqual(['session', 'show_verification_ui'])
    expect(config.selfservice.flows.settings.privileged_session_max_age).toBe(900_000)
    expect(config.selfservice.methods.code.config).toMatchObject({ lifespan: 600_000, max_submissions: 5 })
    expect(config.hashers.argon2).toMatchObject({ memory: 65_536, iterations: 2, parallelism: 1 })
    expect(config.selfservice.allowed_return_urls).toEqual(['http://localhost:3000/'])
    await expect(readFile(new URL(config.identity.schemas[0]?.url ?? ''), 'utf8')).resolves.toContain('ory.sh/kratos')
  })
})
