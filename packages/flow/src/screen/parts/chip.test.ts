import type { UiContainer, UiNode } from '@collect/contract'
import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { handmade } from '../../../test/answers.ts'
import {
  loginFlow,
  nodesOf,
  recoveryFlow,
  registrationFlow,
  settingsFlow,
  verificationFlow,
} from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import { known, nodes, password } from '../../../test/short-nodes.ts'
import { consentFlowOf } from '../../consent-flow.ts'
import { chipOf } from './chip.ts'
import type { Screen } from '../model/screen.ts'
import { screenOf } from '../screen-of.ts'
import { wordsIn, type Words } from '../model/words.ts'

const formatter = createFormatter('en')
const say = (words: Words | undefined) => words && wordsIn(formatter, words)
const codeSent = 'code/code:text*#1070013 · code/method:submit=code#1070009 · code/resend:submit=code#1070008'
const traits = 'default/traits.email:hidden=ada@example.org*#1070002 · default/traits.tos:hidden=true'

describe('CARD-CHIP, chip', () => {
  test.each([
    {
      says: 'no chip on the identifier step',
      screen: screenOf({
        kind: 'login',
        project,
        flow: loginFlow({ nodes: nodes('default/identifier:text=ada@example.org*', password) }),
      }),
    },
    { says: 'no chip in settings', screen: screenOf({ kind: 'settings', project, flow: settingsFlow() }) },
  ])('$says', ({ screen }) => {
    expect(Object.keys(screen)).not.toContain('chip')
  })

  test.each<{ says: string; screen: Screen; identifier: string; href: string }>([
    {
      says: 'login: the identifier, with a link that keeps the parameters of the flow',
      screen: screenOf({
        kind: 'login',
        project,
        flow: loginFlow({
          refresh: true,
          nodes: nodes(known, password),
          request_url: 'https://app.test/self-service/login/browser?refresh=true&evil=1',
        }),
      }),
      identifier: 'ada@example.org',
      href: '/self-service/login/browser?refresh=true',
    },
    {
      says: 'registration: the phone number if there is no email',
      screen: screenOf({
        kind: 'registration',
        project,
        flow: registrationFlow({
          active: 'code',
          return_to: '/shop',
          nodes: nodes('default/traits.phone_number:hidden=+491', codeSent),
        }),
      }),
      identifier: '+491',
      href: '/self-service/registration/browser?return_to=%2Fshop',
    },
    {
      says: 'recovery: the email of the resend button',
      screen: screenOf({
        kind: 'recovery',
        project,
        flow: recoveryFlow({
          state: 'sent_email',
          nodes: nodes('code/code:text*', 'code/email:submit=ada@example.org#1070008'),
        }),
      }),
      identifier: 'ada@example.org',
      href: '/self-service/recovery/browser',
    },
    {
      says: 'verification: the email of the resend button',
      screen: screenOf({
        kind: 'verification',
        project,
        flow: verificationFlow({
          state: 'sent_email',
          nodes: nodes('code/code:text*', 'code/email:submit=ada@example.org#1070008'),
        }),
      }),
      identifier: 'ada@example.org',
      href: '/self-service/verification/browser',
    },
  ])('$says', ({ screen, identifier: entered, href }) => {
    expect(screen.chip).toMatchObject({ chip: 'link', identifier: entered, href })
    expect(say(screen.chip?.label)).toBe(`Change ${entered}`)
  })

  test('no chip in a consent', () => {
    const source = { request: { challenge: 'c1' }, session: {} as never, csrfToken: 't', action: '/' }
    const flow = consentFlowOf(source)
    expect(chipOf({ kind: 'oauth2_consent', project, flow, formState: { state: 'settings' } })).toBeUndefined()
  })

  test.each([
    {
      says: 'the form of a profile step has CSRF token and entered traits, no inputs of methods',
      kind: 'registration',
      nodes: handmade('registration/then-everything'),
      hidden: ['csrf_token', 'traits.email', 'traits.name.first', 'traits.tos', 'method=profile'],
    },
    {
      says: 'the form of a profile step has the answer of the CAPTCHA',
      kind: 'registration',
      nodes: handmade('registration/then-captcha'),
      hidden: [
        'csrf_token',
        'traits.email',
        'traits.name.first',
        'traits.tos',
        'transient_payload.captcha_turnstile_response',
        'captcha_turnstile_options',
        'method=profile',
      ],
    },
    {
      says: 'the form of a profile step has no inputs of a sent code',
      kind: 'registration',
      nodes: [...handmade('registration/then-everything'), ...nodesOf('code/other:hidden=x')],
      hidden: ['csrf_token', 'traits.email', 'traits.name.first', 'traits.tos', 'method=profile'],
    },
    {
      says: 'the form of a code step has its address (docs/contract/nodes.md §5.2)',
      kind: 'recovery',
      nodes: [...handmade('recovery/address-code-sent'), ...nodesOf('link/other:hidden=x')],
      hidden: ['csrf_token', 'recovery_address', 'method=code'],
    },
  ] as const)('the form of the chip: $says', ({ kind, nodes: made, hidden }) => {
    const facts = { project, formState: { state: 'settings' } } as const
    const chip =
      kind === 'recovery'
        ? chipOf({ kind, ...facts, flow: withNodes(recoveryFlow(), made) })
        : chipOf({ kind, ...facts, flow: withNodes(registrationFlow(), made) })
    const inputs = chip?.chip === 'form' ? chip.form.hidden : []
    expect(inputs.map(({ name, value }) => (name === 'method' ? `${name}=${value}` : name))).toEqual(hidden)
    expect(chip).toMatchObject({ form: { testid: `${kind}-chip`, method: 'post' } })
  })

  test('a screen button makes the chip a form of the profile with default and CAPTCHA inputs', () => {
    const screen = screenOf({
      kind: 'registration',
      project,
      flow: registrationFlow({
        nodes: nodes(
          traits,
          password,
          'captcha/transient_payload.captcha_turnstile_response:hidden=ok',
          'profile/screen:submit=previous#1040008',
        ),
      }),
    })
    expect(screen.chip).toMatchObject({
      chip: 'form',
      identifier: 'ada@example.org',
      name: 'screen',
      value: 'previous',
    })
    const hidden = screen.chip?.chip === 'form' ? screen.chip.form.hidden : []
    expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'csrf_token=v',
      'traits.email=ada@example.org',
      'traits.tos=true',
      'transient_payload.captcha_turnstile_response=ok',
      'method=profile',
    ])
  })
})

function withNodes<Flow extends { readonly ui: UiContainer }>(flow: Flow, made: readonly UiNode[]): Flow {
  return { ...flow, ui: { ...flow.ui, nodes: made } }
}
