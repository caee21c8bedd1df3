import { inOrder as all, type Case } from './case.ts'

const email = 'default/traits.email:email*#1070002'
const name = 'default/traits.name.first:text#1070002'
const tos = 'default/traits.tos:checkbox#1070002'
const traits = all(email, name, tos)
const known = all(
  'default/traits.email:hidden=v*#1070002',
  'default/traits.name.first:hidden=Ada#1070002',
  'default/traits.tos:hidden=true#1070002',
)
const password = 'password/password:password*#1070001 · password/method:submit=password#1040001'
const sendCode = 'code/method:submit=code#1040006'
const social = (...providers: string[]) => all(...providers.map((id) => `oidc/provider:submit=${id}#1040002`))
const saml = 'saml/provider:submit=acme#1040002'
const script = 'webauthn/webauthn_script:script'
const passkey = `passkey/passkey_register_trigger:button#1040007 · passkey/passkey_register:hidden · passkey/passkey_create_data:hidden=v`
const key =
  'webauthn/webauthn_register_displayname:text=""#1050013 · webauthn/webauthn_register:hidden="" · webauthn/webauthn_register_trigger:button=v#1040004'
const profile = 'profile/method:submit=profile#1040001'
const previous = 'profile/screen:submit=previous#1040008'
const everything = all(key, script, passkey, sendCode, password)

const provide = 'provide_identifier'
const select = 'select_method'
const active = (method: string) => `method_active(${method})`

const oneStep: readonly Case[] = [
  { case: 'oidc-password', shows: provide, nodes: all(social('google', 'github', 'apple'), 'csrf', email, password) },
  { case: 'saml-password', shows: provide, nodes: all(saml, 'csrf', email, password) },
  {
    case: 'everything-start',
    shows: provide,
    nodes: all(social('google', 'github'), saml, 'csrf', traits, everything),
  },
  { case: 'for-application', shows: provide, asks: true, nodes: all('csrf', email, password) },
  { case: 'nothing', shows: provide, nodes: all('csrf', traits) },
  { case: 'username', shows: provide, nodes: all('csrf', 'default/traits.username:text*#1070002', password) },
  {
    case: 'taken-with-hints',
    shows: provide,
    said: [4000028],
    nodes: all('csrf', 'default/traits.email:email=v*#1070002', password),
  },
  {
    case: 'taken-by-provider',
    shows: provide,
    said: [4000027],
    nodes: all(social('google'), 'csrf', 'default/traits.email:email=v*#1070002', password),
  },
  { case: 'expired', shows: provide, said: [4040001], nodes: all('csrf', email, password) },
]

const twoStep: readonly Case[] = [
  { case: 'profile-start', shows: provide, nodes: all('csrf', traits, profile) },
  {
    case: 'profile-oidc',
    shows: provide,
    nodes: all(
      social('google', 'github', 'apple', 'microsoft', 'facebook', 'discord', 'slack', 'spotify'),
      'csrf',
      traits,
      profile,
    ),
  },
  {
    case: 'profile-choices',
    shows: provide,
    nodes: all('csrf', email, 'default/traits.country:text*#1070002', 'default/traits.language:text#1070002', profile),
  },
  {
    case: 'then-organization',
    shows: select,
    said: [1040009],
    nodes: all('saml/provider:submit=acme#1010002', 'csrf', known, previous),
  },
  { case: 'then-everything', shows: select, said: [1040009], nodes: all(saml, 'csrf', known, everything, previous) },
  {
    case: 'then-everything-short',
    shows: active('password'),
    nodes: all(saml, 'csrf', known, everything.replace('#1070001', '#1070001‼4000032'), previous),
  },
  {
    case: 'then-captcha',
    shows: select,
    said: [1040009],
    nodes: all('csrf', known, sendCode, password, 'captcha-A', previous),
  },
]

const finishing: readonly Case[] = [
  {
    case: 'oidc-missing-traits',
    shows: active('oidc'),
    active: 'oidc',
    nodes: all(
      'oidc/provider:submit=google#1040003',
      'csrf',
      'default/traits.email:email=v*#1070002',
      'default/traits.tos:checkbox=false*#1070002',
      'default/traits.username:text*#1070002‼4000002',
    ),
  },
  {
    // Kratos of summer 2025 (docs/contract/nodes.md §12.2).
    case: 'oidc-missing-traits-older',
    shows: active('oidc'),
    active: 'oidc',
    nodes: all(
      'oidc/provider:submit=google#1040003',
      'csrf',
      'oidc/traits.email:email=v*#1070002',
      'oidc/traits.username:text*#1070002‼4000002',
    ),
  },
]

export const registration: readonly Case[] = [...oneStep, ...twoStep, ...finishing]
