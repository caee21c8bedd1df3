import { MessageId, type UiNode } from '@collect/contract'
import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { csrf, settingsFlow } from '../../test/flow-of.ts'
import { project } from '../../test/project.ts'
import type { SettingsScreen } from './screen.ts'
import { screenOf } from './screen-of.ts'
import { wordsIn } from './words.ts'

const formatter = createFormatter('en')
const sectionsIn = (...parts: string[]) =>
  // Settings flows are settings screens.
  (
    screenOf({
      kind: 'settings',
      project,
      flow: settingsFlow({ nodes: [csrf, ...parts].join(' · ') }),
    }) as SettingsScreen
  ).sections

const profile = 'profile/traits.email:email=a@b.c*#1070002 · profile/method:submit=profile#1070003'
const password = 'password/password:password*#1070001 · password/method:submit=password#1070003'

describe('spec 2 §2, settings sections', () => {
  test('hidden inputs and scripts make no section (spec 1 §5)', () => {
    expect(sectionsIn('webauthn/webauthn_script:script · passkey/passkey_create_data:hidden={}')).toEqual([])
  })

  test('each has its own form with the csrf token, and its submit in the footer', () => {
    const sections = sectionsIn(password, profile)
    expect(sections.map(({ group }) => group)).toEqual(['profile', 'password'])
    for (const { form, submits, group } of sections) {
      expect(form).toMatchObject({ testid: 'settings-flow', hidden: [{ name: 'csrf_token' }] })
      expect(form.fields.some(({ field }) => field === 'submit')).toBe(false)
      expect(submits).toMatchObject([{ name: 'method', value: group, look: 'primary' }])
    }
  })

  test('linking and unlinking stand in a form of their own', () => {
    const [section] = sectionsIn('oidc/link:submit=google#1050002 · oidc/unlink:submit=github(disabled)#1050003')
    expect(section?.submits).toEqual([])
    expect(section?.sso).toMatchObject({
      testid: 'settings-sso',
      buttons: [
        { name: 'link', value: 'google', disabled: false },
        { name: 'unlink', value: 'github', disabled: true },
      ],
    })
  })

  test('Enter in the name of a key removes none', () => {
    const [section] = sectionsIn(
      'webauthn/webauthn_remove:submit=0a#1050018 · webauthn/webauthn_register_displayname:text=#1050013 · webauthn/webauthn_register:hidden=',
    )
    expect(section?.form.fields.map(({ field }) => field)).toEqual(['text'])
    expect(section?.submits).toEqual([])
    expect(section?.items).toMatchObject({
      testid: 'settings-items',
      hidden: [{ name: 'csrf_token' }],
      items: [{ name: 'webauthn_remove', value: '0a' }],
    })
  })

  const key = (disabled: boolean, context: Readonly<Record<string, unknown>>): UiNode => ({
    type: 'input',
    group: 'passkey',
    attributes: { node_type: 'input', name: 'passkey_remove', type: 'submit', value: '0a', disabled },
    messages: [],
    meta: { label: { id: MessageId.settingsPasskeyRemove, type: 'info', text: '', context } },
  })
  const itemOf = (node: UiNode) => {
    const flow = settingsFlow()
    const screen = screenOf({ kind: 'settings', project, flow: { ...flow, ui: { ...flow.ui, nodes: [node] } } })
    const item = (screen as SettingsScreen).sections[0]?.items?.items[0]?.item
    return (
      item && {
        ...item,
        added: item.added && wordsIn(formatter, item.added),
        kept: item.kept && wordsIn(formatter, item.kept),
      }
    )
  }

  test.each([
    {
      says: 'a key has its name and its day',
      node: key(false, { display_name: 'Study laptop', added_at_unix: 1_787_000_000 }),
      item: { name: 'Study laptop', added: 'Added on August 17, 2026' },
    },
    {
      says: 'a service without a day says zero',
      node: key(false, { display_name: 'unnamed', added_at_unix: 0 }),
      item: { name: 'unnamed' },
    },
    {
      says: 'the last way to sign in says why it stays',
      node: key(true, { display_name: 'Phone' }),
      item: { name: 'Phone', kept: 'This is your last way to sign in. Add another one before you remove it.' },
    },
    { says: 'without a name there is a button only', node: key(false, {}), item: undefined },
  ])('$says', ({ node, item }) => {
    expect(itemOf(node)).toEqual(item && { added: undefined, kept: undefined, ...item })
  })

  test.each([
    {
      says: 'totp not linked',
      part: 'totp/totp_code:text*#1070006',
      info: 'Scan the picture with your app, then enter the code that it shows.',
    },
    {
      says: 'totp linked',
      part: 'totp/totp_unlink:submit=true*#1050004',
      info: 'An authenticator app is connected to your account.',
    },
    { says: 'profile', part: profile, info: undefined },
  ])('$says', ({ part, info }) => {
    const [section] = sectionsIn(part)
    expect(section?.info && wordsIn(formatter, section.info)).toBe(info)
  })
})
