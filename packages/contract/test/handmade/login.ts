import { inOrder as all, type Case } from './case.ts'

const identifier = 'default/identifier:text=""*#1070002'
const known = 'default/identifier:hidden=v'
const knownTitled = 'default/identifier:hidden=v*#1070002'
const password = 'password/password:password*#1070001'
const signIn = `${password} · password/method:submit=password#1010022`
const confirm = `${password} · password/method:submit=password#1010001`
const sendCode = 'code/method:submit=code#1010015'
const sendTo = 'code/address:submit=ada@example.org#1010023'
const social = (...providers: string[]) => all(...providers.map((id) => `oidc/provider:submit=${id}#1010002`))
const eight = social('google', 'github', 'apple', 'microsoft', 'facebook', 'discord', 'slack', 'spotify')
const saml = 'saml/provider:submit=acme#1010002'
const script = 'webauthn/webauthn_script:script'
const autofill = `${script} · passkey/passkey_login:hidden · passkey/passkey_challenge:hidden=v`
const passkey = `${script} · passkey/passkey_login_trigger:button=""#1010021 · passkey/passkey_login:hidden · passkey/passkey_challenge:hidden=v`
const key = `webauthn/webauthn_login:hidden="" · ${script} · webauthn/webauthn_login_trigger:button=v#1010008`
const codeForm = 'code/method:hidden=code · code/code:text*#1070013 · code/method:submit=code#1070009'
const codeSent = `${codeForm} · code/resend:submit=code#1070008`
const first = 'identifier_first/identifier:text=""*#1070002 · identifier_first/method:submit=identifier_first#1070009'
const second = 'identifier_first/identifier:hidden=v*#1070002'
const totp = 'totp/totp_code:text=""*#1010006 · totp/method:submit=totp#1010009'
const backup = 'lookup_secret/lookup_secret:text=""*#1010007 · lookup_secret/method:submit=lookup_secret#1010010'
const secondFactors = all('csrf', known, key, sendTo, totp, backup)

const provide = 'provide_identifier'
const select = 'select_method'
const active = (method: string) => `method_active(${method})`

const unified: readonly Case[] = [
  { case: 'oidc-eight', shows: provide, nodes: all(eight, 'csrf') },
  {
    case: 'oidc-three-password',
    shows: provide,
    nodes: all(social('google', 'github', 'apple'), 'csrf', identifier, signIn),
  },
  {
    case: 'oidc-last-used',
    shows: provide,
    lastUsed: 'github',
    nodes: all(social('google', 'github'), 'csrf', identifier, signIn),
  },
  {
    case: 'oidc-three-last-used',
    shows: provide,
    lastUsed: 'apple',
    nodes: all(social('google', 'github', 'apple'), 'csrf', identifier, signIn),
  },
  {
    case: 'password-last-used',
    shows: provide,
    lastUsed: 'password',
    nodes: all(social('google'), 'csrf', identifier, signIn),
  },
  { case: 'oidc-one-password', shows: provide, nodes: all(social('google'), 'csrf', identifier, signIn) },
  {
    case: 'saml-password',
    shows: provide,
    nodes: all(saml, 'saml/provider:submit=cabinet-club#1010002', 'csrf', identifier, signIn),
  },
  {
    case: 'everything-start',
    shows: provide,
    nodes: all(
      saml,
      social('google', 'github'),
      'csrf',
      identifier,
      script,
      'webauthn/method:submit=webauthn#1010008',
      passkey.replace(`${script} · `, ''),
      sendCode,
      signIn,
    ),
  },
  {
    case: 'everything-missing',
    shows: active('password'),
    nodes: all(
      saml,
      social('google'),
      'csrf',
      `${identifier}‼4000002`,
      passkey,
      sendCode,
      signIn.replace('#1070001', '#1070001‼4000002'),
    ),
  },
  {
    case: 'everything-captcha',
    shows: provide,
    nodes: all('captcha-A', 'csrf', identifier, passkey, sendCode, signIn),
  },
  { case: 'nothing', shows: provide, nodes: 'csrf' },
  {
    case: 'not-verified',
    shows: provide,
    said: [4000010],
    nodes: all('csrf', 'default/identifier:text=v*#1070002', signIn),
  },
  {
    case: 'code-sent-captcha',
    shows: active('code'),
    state: 'sent_email',
    active: 'code',
    said: [1010014],
    nodes: all('captcha-A', knownTitled, codeSent, 'csrf'),
  },
]

const identifierFirst: readonly Case[] = [
  { case: 'first-for-application', shows: provide, asks: true, nodes: all(first, 'csrf') },
  { case: 'first-oidc', shows: provide, nodes: all(first, social('google', 'github', 'apple', 'microsoft'), 'csrf') },
  {
    case: 'first-then-last-used',
    shows: select,
    active: 'identifier_first',
    lastUsed: 'password',
    nodes: all(second, 'csrf', sendCode, signIn),
  },
  { case: 'first-then-oidc', shows: select, active: 'identifier_first', nodes: all(second, 'csrf', social('google')) },
  { case: 'first-then-organization', shows: select, active: 'identifier_first', nodes: all(second, 'csrf', saml) },
  {
    case: 'first-then-oidc-password',
    shows: select,
    active: 'identifier_first',
    nodes: all(second, 'csrf', social('google'), signIn),
  },
  {
    case: 'first-then-everything',
    shows: select,
    active: 'identifier_first',
    nodes: all(
      second,
      'csrf',
      autofill,
      social('google'),
      saml,
      signIn,
      sendCode,
      'passkey/passkey_login_trigger:button=""#1010021',
      'webauthn/method:submit=webauthn#1010008',
    ),
  },
  {
    case: 'first-then-captcha',
    shows: select,
    active: 'identifier_first',
    nodes: all('captcha-A', second, 'csrf', signIn, sendCode),
  },
]

const refresh: readonly Case[] = [
  { case: 'refresh-oidc-password', shows: select, nodes: all(social('google'), 'csrf', known, confirm) },
  {
    case: 'refresh-everything',
    shows: provide,
    nodes: all(saml, social('google'), 'csrf', known, key, passkey.replace(`${script} · `, ''), sendTo, confirm),
  },
].map((one): Case => ({ said: [1010003], ...one, refresh: true }))

const secondFactor: readonly Case[] = [
  { case: 'aal2-everything', shows: select, nodes: secondFactors },
  { case: 'aal2-everything-totp-wrong', shows: select, said: [4000008], nodes: secondFactors },
].map((one): Case => ({ said: [1010004], ...one, aal2: true }))

const both: readonly Case[] = [
  { case: 'aal2-refresh-totp', shows: active('totp'), nodes: all('csrf', totp) },
  { case: 'aal2-refresh-everything', shows: select, nodes: secondFactors },
].map((one) => ({ said: [1010003, 1010004], ...one, aal2: true, refresh: true }))

const linking: readonly Case[] = [
  {
    case: 'linking',
    shows: select,
    active: 'oidc',
    said: [1010016],
    nodes: all('csrf', knownTitled, sendCode, signIn),
  },
  {
    case: 'linking-oidc',
    shows: select,
    active: 'oidc',
    said: [1010016],
    nodes: all(
      'oidc/provider:submit=github#1010018',
      'csrf',
      knownTitled,
      `${password} · password/method:submit=password#1010017`,
    ),
  },
]

export const login: readonly Case[] = [...unified, ...identifierFirst, ...refresh, ...secondFactor, ...both, ...linking]
