import type { Page } from '@playwright/test'
import { expect, goldenStory, openGolden } from '../setup/golden/golden-story.ts'
import { needs } from '../setup/story.ts'

const named = (name: string) => `[data-testid="${name}"]`
const form = (name: string) => `form${named(name)}[action][method][novalidate]`
const submit = (name: string) => `${named('settings-flow')} button[type=submit][name="${name}"][value]`

/** Test ids of docs/contract/test-ids.md, by the golden flow that shows them. */
const ofFlows: Readonly<Record<string, readonly string[]>> = {
  'login~password-start': [
    form('login-flow'),
    `${named('login-flow')} input[type=hidden][name=csrf_token]`,
    `div${named('node/input/identifier')} > label[for] + input[name=identifier][type=text][required][autocomplete]`,
    `${named('login-flow')} button[type=submit][name=method][value=password]`,
    `a${named('signup-link')}`,
    `a${named('forgot-password-link')}`,
  ],
  'login~password-missing-both': [
    `div${named('node/input/identifier')} > input + p${named('ui/message/4000002')}`,
    `div${named('node/input/password')} p${named('ui/message/4000002')}`,
  ],
  'login~password-wrong': [named('ui/message/4000006')],
  'login~refresh-password-start': [`${named('logout-link')}`, named('identifier-chip')],
  'handmade~login~oidc-eight': [
    `${form('login-flow')} ${named('login-sso')} button[type=submit][name=provider][value]`,
  ],
  'handmade~login~first-then-everything': [
    named('identifier-chip'),
    named('method/password'),
    named('method/code'),
    named('method/passkey'),
    `button[name=passkey_login_trigger]`,
    `script${named('node/script/webauthn_script')}`,
  ],
  'handmade~login~aal2-everything': [
    named('method/totp'),
    named('method/lookup_secret'),
    named('method/webauthn'),
    named('logout-link'),
  ],
  'login~aal2-webauthn': ['button[name=webauthn_login_trigger]'],
  'login~refresh-code': ['button[type=submit][name=address][value]'],
  'login~code-sent': [
    `div${named('node/input/code')} input[name=code]`,
    `${named('login-flow')} input[type=hidden][name=method]`,
    'button[type=submit][name=resend][value]',
    // One of the eight that the list leaves out: the card's description shows it.
    named('ui/message/1010014'),
  ],
  'registration~password-start': [form('registration-flow'), `a${named('cta-link')}`],
  'handmade~registration~everything-start': [
    'button[name=passkey_register_trigger]',
    `${form('registration-flow')} ${named('registration-sso')}`,
  ],
  'registration~webauthn-start': ['button[name=webauthn_register_trigger]'],
  'registration~then-password': ['button[type=submit][name=screen][value]', named('identifier-chip')],
  'recovery~code-start': [form('recovery-flow')],
  'recovery~code-sent': [named('ui/message/1060003')],
  'verification~code-sent': [form('verification-flow'), named('ui/message/1080003')],
  'verification~code-success': [`a${named('node/anchor/continue')}`],
  'handmade~settings~inputs': ['input[type=checkbox][name] + label'],
  'handmade~settings~everything-open': [
    `${form('settings-flow')} >> nth=4`,
    form('settings-sso'),
    `img${named('node/image/totp_qr')}`,
    named('node/text/totp_secret_key/label'),
    `${named('node/text/totp_secret_key/text')} code`,
    `script${named('node/script/webauthn_script')}`,
    'button[name=webauthn_register_trigger]',
    'button[name=passkey_register_trigger]',
    named('logout'),
  ],
  'handmade~settings~everything-set-up': [
    submit('totp_unlink'),
    submit('lookup_secret_reveal'),
    submit('lookup_secret_disable'),
  ],
  'handmade~settings~lookup-start': [submit('lookup_secret_regenerate')],
  'settings~lookup-generated': [
    submit('lookup_secret_confirm'),
    `${named('node/text/lookup_secret_codes/text')} code >> nth=11`,
  ],
  'settings~webauthn-keys': ['button[type=submit][name=webauthn_remove][value]'],
  'settings~passkey-keys': [
    'button[type=submit][name=passkey_remove][value]',
    // Shown as a toast, and kept for screen readers.
    named('ui/message/1050001'),
  ],
  'handmade~settings~oidc-link-unlink': [
    'button[type=submit][name=link][value]',
    'button[type=submit][name=unlink][value]',
  ],
}

/** Methods that were chosen from a list have a way back. */
const chosen = { name: 'handmade~login~aal2-everything', choose: 'totp' }

/** Separate pages. */
const ofPages: Readonly<Record<string, readonly string[]>> = {
  '/error?id=1': [named('ui/error/message'), `code${named('code-box')}`],
  '/dev/auth': ['pre', named('session-content'), named('logout')],
}

async function missingOn(page: Page, what: string, selectors: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(selectors.map((selector) => page.locator(selector).count()))
  return selectors.filter((_selector, at) => !found[at]).map((selector) => `${what} · ${selector}`)
}

goldenStory('pages have every documented test id', needs('the golden answers of a stub'), async ({ page }) => {
  const missing: string[] = []
  for (const [name, selectors] of Object.entries(ofFlows)) {
    await openGolden(page, name)
    missing.push(...(await missingOn(page, name, selectors)))
  }
  await openGolden(page, chosen.name, chosen)
  missing.push(...(await missingOn(page, 'a chosen method', [named('select-method')])))
  // The settings came last above, so the session still exists.
  await openGolden(page, 'settings~start')
  for (const [path, selectors] of Object.entries(ofPages)) {
    await page.goto(path)
    missing.push(...(await missingOn(page, path, selectors)))
  }
  expect(missing).toEqual([])
})
