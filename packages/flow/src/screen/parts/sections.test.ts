import { MessageId, type UiNode } from '@collect/contract'
import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { handmade } from '../../../test/answers.ts'
import { csrf, nodesOf, settingsFlow } from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import type { SettingsScreen } from '../model/screen.ts'
import { screenOf } from '../screen-of.ts'
import { wordsIn } from '../model/words.ts'

const formatter = createFormatter('en')
const sectionsIn = (...parts: string[]) =>
  // A settings flow gives a settings screen.
  (
    screenOf({
      kind: 'settings',
      project,
      flow: settingsFlow({ nodes: [csrf, ...parts].join(' · ') }),
    }) as SettingsScreen
  ).sections

const profile = 'profile/traits.email:email=a@b.c*#1070002 · profile/method:submit=profile#1070003'
const password = 'password/password:password*#1070001 · password/method:submit=password#1070003'

describe('SETTINGS-SECTION, settings sections', () => {
  test('a group of hidden inputs and scripts has no section (FIELD-VISIBLE-1)', () => {
    expect(sectionsIn('webauthn/webauthn_script:script · passkey/passkey_create_data:hidden={}')).toEqual([])
  })

  test('after a recovery the new password comes first and has the focus', () => {
    const flow = settingsFlow({ messages: [1060001], nodes: [csrf, password, profile].join(' · ') })
    const { sections } = screenOf({ kind: 'settings', project, flow }) as SettingsScreen
    expect(sections.map(({ group }) => group)).toEqual(['password', 'profile'])
    expect(sections[0]?.form.fields).toMatchObject([{ field: 'password', focus: true }])
  })

  test('each section has its own form with the CSRF token, and its submit below', () => {
    const sections = sectionsIn(password, profile)
    expect(sections.map(({ group }) => group)).toEqual(['profile', 'password'])
    for (const { form, submits, group } of sections) {
      expect(form).toMatchObject({ testid: 'settings-flow', hidden: [{ name: 'csrf_token' }] })
      expect(form.fields.some(({ field }) => field === 'submit')).toBe(false)
      expect(submits).toMatchObject([{ name: 'method', value: group, look: 'primary' }])
    }
  })

  test.each([
    ['a new password', password, ['New password', 'Change password']],
    [
      'an authenticator app',
      'totp/totp_code:text*#1070006 · totp/method:submit=totp#1070003',
      ['Code from your app', 'Turn on'],
    ],
    ['the first backup codes', 'lookup_secret/lookup_secret_regenerate:submit=true#1050008', ['Create backup codes']],
    [
      'other backup codes',
      'lookup_secret/lookup_secret_regenerate:submit=true#1050008 · lookup_secret/lookup_secret_disable:submit=true#1050016',
      ['Replace codes', 'Delete backup codes'],
    ],
    ['a profile', profile, ['text of 1070002', 'Save']],
    ['a label that only this service has', 'password/method:submit=password#1070009', ['Continue']],
  ])('%s has words of its own', (_, part, words) => {
    const [section] = sectionsIn(part)
    const labels = [...(section?.form.fields ?? []), ...(section?.submits ?? [])].flatMap((field) =>
      'label' in field && field.label ? [wordsIn(formatter, field.label)] : [],
    )
    expect(labels).toEqual(words)
  })

  test('links and unlinks have a form each, and a link to google asks for the account', () => {
    const [section] = sectionsIn('oidc/link:submit=google#1050002 · oidc/unlink:submit=github(disabled)#1050003')
    expect(section?.submits).toEqual([])
    expect(section?.sso).toMatchObject({
      testid: 'settings-sso',
      rows: [
        {
          button: { name: 'link', value: 'google', disabled: false },
          hidden: [{ name: 'csrf_token' }, { name: 'upstream_parameters.prompt', value: 'select_account' }],
        },
        { button: { name: 'unlink', value: 'github', disabled: true }, hidden: [{ name: 'csrf_token' }] },
      ],
    })
  })

  test('the form for a new key has no remove button that Enter could press', () => {
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

  test('a removed key stands in a form of its own, whose button undoes the removal; its row is open', () => {
    const [section] = sectionsIn(
      'passkey/passkey_restore:submit=0a#1070002 · passkey/passkey_register_trigger:button=x',
    )
    expect(section?.items).toBeUndefined()
    expect(section?.submits).toEqual([])
    expect(section).toMatchObject({
      isOpen: true,
      gone: {
        testid: 'settings-gone',
        hidden: [{ name: 'csrf_token' }],
        items: [{ name: 'passkey_restore', value: '0a' }],
      },
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
        name: wordsIn(formatter, item.name),
        facts: item.facts?.map((fact) => wordsIn(formatter, fact)),
        used: item.used && wordsIn(formatter, item.used),
        added: item.added && wordsIn(formatter, item.added),
        kept: item.kept && wordsIn(formatter, item.kept),
      }
    )
  }

  test.each([
    {
      says: 'a key has its name and date',
      node: key(false, { display_name: 'Study laptop', added_at_unix: 1_787_000_000 }),
      item: { name: 'Study laptop', added: 'Added on August 17, 2026' },
    },
    {
      says: 'a key without a name has a readable one, and a date of zero is left out',
      node: key(false, { display_name: 'unnamed', added_at_unix: 0 }),
      item: { name: 'Passkey' },
    },
    {
      says: 'the last way to sign in has a reason why it stays',
      node: key(true, { display_name: 'Phone' }),
      item: { name: 'Phone', kept: 'This is your last sign-in method. Add another one before you remove it.' },
    },
    {
      says: 'a passkey has its provider, whether that syncs it, and its last use',
      node: key(false, { display_name: 'Phone', provider: 'Dashlane', synced: true, last_used_at_unix: 1_787_000_000 }),
      item: { name: 'Phone', facts: ['Dashlane', 'Synced'], used: 'Last used on August 17, 2026' },
    },
    {
      says: 'a passkey with the name of its provider does not repeat it',
      node: key(false, { display_name: 'Dashlane', provider: 'Dashlane', synced: false }),
      item: { name: 'Dashlane', facts: ['On one device only'] },
    },
    {
      says: 'a passkey with the names of its provider and browser does not repeat them',
      node: key(false, { display_name: 'Dashlane (Chrome on Linux)', provider: 'Dashlane', synced: true }),
      item: { name: 'Dashlane (Chrome on Linux)', facts: ['Synced'] },
    },
    { says: 'a key without a name is a button only', node: key(false, {}), item: undefined },
  ])('$says', ({ node, item }) => {
    expect(itemOf(node)).toEqual(
      item && { facts: undefined, used: undefined, added: undefined, kept: undefined, ...item },
    )
  })

  test('the default section has the CSRF token once', () => {
    const [section] = sectionsIn('default/motto:text#1070009')
    expect(section).toMatchObject({ group: 'default', form: { hidden: [{ name: 'csrf_token' }] } })
    expect(section?.form.hidden).toHaveLength(1)
  })

  test('items hold remove buttons only', () => {
    const [section] = sectionsIn('webauthn/webauthn_remove:submit=0a#1050018 · webauthn/other:submit=x#1070003')
    expect(section?.items?.items.map(({ name }) => name)).toEqual(['webauthn_remove'])
    expect(section?.submits.map(({ name }) => name)).toEqual(['other'])
    const [plain] = sectionsIn(profile)
    expect(Object.keys(plain ?? {})).not.toContain('items')
  })

  test.each([
    { case: 'webauthn-keys', item: { name: 'Desk', added: 'Added on November 20, 2026' } },
    { case: 'device-keys', item: { name: 'Telephone', added: undefined } },
  ])('lists keys with name and date: $case', ({ case: name, item }) => {
    const flow = settingsFlow()
    const screen = screenOf({
      kind: 'settings',
      project,
      flow: { ...flow, ui: { ...flow.ui, nodes: handmade(`settings/${name}`) } },
    }) as SettingsScreen // a settings flow gives a settings screen
    const [first] = screen.sections.flatMap(({ items }) => items?.items ?? [])
    expect({
      name: first?.item && wordsIn(formatter, first.item.name),
      added: first?.item?.added && wordsIn(formatter, first.item.added),
    }).toEqual(item)
  })

  test('SETTINGS-SECTION-7: leaves out an invalid date', () => {
    const [node] = nodesOf('passkey/passkey_remove:submit=0b#1050020')
    const itemAt = (added_at_unix: unknown) => {
      const label = { ...node?.meta.label, context: { display_name: 'Key', added_at_unix } }
      const flow = settingsFlow()
      const nodes = [{ ...node, meta: { label } } as never] // the wire's own shape
      const screen = screenOf({ kind: 'settings', project, flow: { ...flow, ui: { ...flow.ui, nodes } } })
      return screen.state === 'settings' && screen.sections[0]?.items?.items[0]?.item
    }
    expect([0, 'x', undefined].map(itemAt).map((item) => item && Object.keys(item))).toEqual([
      ['name'],
      ['name'],
      ['name'],
    ])
    expect(itemAt(1)).toMatchObject({ added: { say: 'text' } })
  })

  test.each([
    ['default', 'default/x:note', undefined],
    ['profile', profile, undefined],
    ['password', password, undefined],
    ['oidc', 'oidc/link:submit=x#1050002', 'settings.oidc.info'],
    ['saml', 'saml/link:submit=x#1050002', undefined],
    ['code', 'code/x:note', undefined],
    ['lookup_secret', 'lookup_secret/x:note', 'settings.lookup_secret.info'],
    ['passkey', 'passkey/x:note', 'settings.passkey.info'],
    ['webauthn', 'webauthn/x:note', 'settings.webauthn.info'],
    ['deviceauthn', 'deviceauthn/x:note', 'settings.deviceauthn.info'],
    ['totp', 'totp/totp_code:text*#1070006', 'settings.totp.info.not-linked'],
    ['totp', 'totp/hint:note · totp/totp_unlink:submit=true*#1050004', 'settings.totp.info.linked'],
  ])('title, description and information of %s: %s', (group, part, info) => {
    const [section] = sectionsIn(part)
    expect([section?.title, section?.description, section?.info]).toEqual([
      { say: 'found', key: `settings.${group}.title`, instead: group },
      { say: 'found', key: `settings.${group}.description`, instead: '' },
      info && { say: 'text', key: info },
    ])
    // The catalogue has all these keys.
    for (const words of [section?.title, section?.description])
      expect(words && wordsIn(formatter, words)).toMatch(/^[A-Z]/)
  })

  test.each([
    ['totp/totp_unlink:submit=true#1050004', ['danger']],
    [
      'lookup_secret/lookup_secret_disable:submit=true#1050016 · lookup_secret/lookup_secret_regenerate:submit=true#1050008',
      ['danger', 'plain'],
    ],
    [`${password} · password/other:submit=x#1070003`, ['primary', 'plain']],
  ])('an irreversible action is never the primary button: %s', (part, looks) => {
    expect(sectionsIn(part)[0]?.submits.map(({ look }) => look)).toEqual(looks)
  })
})

describe('SETTINGS-ROW, how a row stands and when it is open', () => {
  const rowsOf = (messages: number[], ...parts: string[]) =>
    (
      screenOf({
        kind: 'settings',
        project,
        flow: settingsFlow({ messages, nodes: [csrf, ...parts].join(' · ') }),
      }) as SettingsScreen
    ).sections // a settings flow gives a settings screen
      .map(({ group, state, act, isOpen, part }) => [group, part, state && wordsIn(formatter, state), act, isOpen])
  const app = 'totp/totp_code:text*#1070006 · totp/method:submit=totp#1070003'

  test.each([
    {
      says: 'a profile shows its values',
      rows: rowsOf([], profile),
      is: ['profile', 'account', 'a@b.c', 'edit', false],
    },
    {
      says: 'a password has no state',
      rows: rowsOf([], password),
      is: ['password', 'sign-in', undefined, 'change', false],
    },
    {
      says: 'after a recovery the new password waits',
      rows: rowsOf([MessageId.recovered], password),
      is: ['password', 'sign-in', undefined, 'change', true],
    },
    {
      says: 'a refused password is open',
      rows: rowsOf([], 'password/password:password*#1070001‼4000032'),
      is: ['password', 'sign-in', undefined, 'change', true],
    },
    { says: 'an app that is off', rows: rowsOf([], app), is: ['totp', 'two-step', 'Off', 'set-up', false] },
    {
      says: 'an app that is on',
      rows: rowsOf([], 'totp/totp_unlink:submit=true#1050004'),
      is: ['totp', 'two-step', 'On', 'manage', false],
    },
    {
      says: 'keys are counted',
      rows: rowsOf([], 'webauthn/webauthn_remove:submit=0a#1050018 · webauthn/webauthn_remove:submit=0b#1050018'),
      is: ['webauthn', 'two-step', '2 added', 'manage', false],
    },
    {
      says: 'passkeys before the first one',
      rows: rowsOf([], 'passkey/passkey_register_trigger:button#1050012'),
      is: ['passkey', 'sign-in', 'None', 'add', false],
    },
  ])('$says', ({ rows, is }) => {
    expect(rows).toEqual([is])
  })
})
