import { inOrder as all, type Case } from './case.ts'

const scopes = (...names: string[]) =>
  all(...names.map((name) => `oauth2_consent/grant_scope:checkbox=${name}#9999111`))
const remember = 'oauth2_consent/remember:checkbox=false#9999111'
const actions = 'oauth2_consent/action:submit=reject#9999111 · oauth2_consent/action:submit=accept#9999111'
const guard = 'csrf · oauth2_consent/consent_challenge:hidden=c1'

export const consent: readonly Case[] = [
  {
    case: 'all-scopes',
    nodes: all(scopes('openid', 'offline_access', 'profile', 'email', 'address', 'phone'), remember, actions, guard),
  },
  {
    case: 'asked-again',
    nodes: all(scopes('openid', 'profile', 'email', 'phone'), remember, actions, guard),
    answered: { granted: ['openid', 'email'], refused: ['phone'] },
  },
  { case: 'own-scope', nodes: all(scopes('openid', 'stamps.read'), remember, actions, guard) },
  { case: 'no-remember', nodes: all(scopes('email'), actions, guard) },
  { case: 'no-scope', nodes: all(remember, actions, guard) },
].map((one) => ({ ...one, shows: 'method_active(oauth2_consent)', state: 'show_form', active: 'oauth2_consent' }))
