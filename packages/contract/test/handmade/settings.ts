import { inOrder as all, type Case } from './case.ts'

const email = 'profile/traits.email:email=v*#1070002'
const save = 'profile/method:submit=profile#1070003'
const profile = all(email, save)
const password = 'password/password:password*#1070001 · password/method:submit=password#1070003'
const basis = all('csrf', profile, password)
const link = (...providers: string[]) => all(...providers.map((id) => `oidc/link:submit=${id}#1050002`))
const script = 'webauthn/webauthn_script:script'
const totp =
  'totp/totp_qr:img#1050005 · totp/totp_secret_key:note#1050017 · totp/totp_code:text*#1070006 · totp/method:submit=totp#1070003'
const totpLinked = 'totp/totp_unlink:submit=true*#1050004'
const codesNone = 'lookup_secret/lookup_secret_regenerate:submit=true#1050008'
const codesShown =
  'lookup_secret/lookup_secret_codes:note=used#1050010 · lookup_secret/lookup_secret_disable:submit=true#1050016 · lookup_secret/lookup_secret_regenerate:submit=true#1050008'
const codesKept =
  'lookup_secret/lookup_secret_reveal:submit=true#1050007 · lookup_secret/lookup_secret_disable:submit=true#1050016'
const newKey = `webauthn/webauthn_register_displayname:text=""#1050013 · webauthn/webauthn_register:hidden="" · webauthn/webauthn_register_trigger:button=v#1050012 · ${script}`
const keys = 'webauthn/webauthn_remove:submit=0a#1050018 · webauthn/webauthn_remove:submit=0b#1050018'
const newPasskey =
  'passkey/passkey_register_trigger:button=""#1050019 · passkey/passkey_settings_register:hidden · passkey/passkey_create_data:hidden=v'
const passkeys = 'passkey/passkey_remove:submit=0c#1050020 · passkey/passkey_remove:submit=0d#1050020'

const saved = { state: 'success', said: [1050001] } as const

export const settings: readonly Case[] = [
  { case: 'everything-open', nodes: all(basis, link('google', 'github'), codesNone, newKey, newPasskey, totp) },
  {
    case: 'everything-set-up',
    nodes: all(
      basis,
      link('google'),
      'oidc/unlink:submit=github#1050003',
      codesKept,
      keys,
      newKey,
      passkeys,
      newPasskey,
      totpLinked,
    ),
  },
  { case: 'saved-and-refused', ...saved, nodes: all('csrf', `${email}‼4000040`, save, password) },
  { case: 'recovered', said: [1060001], nodes: basis },
  { case: 'expired', said: [4050001], nodes: basis },
  { case: 'no-method', said: [4010004], nodes: basis },
  {
    case: 'organization',
    said: [1050023],
    nodes: all(
      'csrf',
      'profile/traits.email:email=v*(disabled)#1070002',
      'profile/method:submit=profile(disabled)#1070003',
    ),
  },
  { case: 'oidc-link', nodes: all(basis, link('google', 'github', 'apple')) },
  { case: 'oidc-link-unlink', nodes: all(basis, link('google', 'github'), 'oidc/unlink:submit=apple#1050003') },
  { case: 'oidc-last', nodes: all('csrf', profile, 'oidc/unlink:submit=google(disabled)#1050003') },
  { case: 'oidc-refused', active: 'oidc', said: [4000001], nodes: all(basis, link('google')) },
  { case: 'saml-link', nodes: all('saml/link:submit=acme#1050002', basis) },
  { case: 'lookup-start', nodes: all(basis, codesNone) },
  { case: 'lookup-revealed', nodes: all(basis, codesShown) },
  { case: 'passkey-no-name', said: [4000009], nodes: basis },
  {
    case: 'choices',
    nodes: all(
      'csrf',
      email,
      'profile/traits.country:text=Norway*#1070002',
      'profile/traits.language:text#1070002',
      save,
    ),
  },
  {
    case: 'inputs',
    nodes: all(
      'csrf',
      email,
      'profile/traits.phone_number:tel=v#1070002',
      'profile/traits.age:number=36#1070002',
      'profile/traits.website:url#1070002',
      'profile/traits.birthday:date=1815-12-10#1070002',
      'profile/traits.met_at:datetime-local#1070002',
      'profile/traits.tos:checkbox=true#1070002',
      save,
    ),
  },
  {
    case: 'device-keys',
    nodes: all(
      'deviceauthn/deviceauthn_remove:submit=0c#1050021',
      'deviceauthn/deviceauthn_remove:submit=0e#1050021',
      basis,
    ),
  },
].map((one): Case => ({ shows: 'settings', ...one }))
