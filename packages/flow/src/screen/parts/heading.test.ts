import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { loginFlow, recoveryFlow, registrationFlow, settingsFlow, verificationFlow } from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import { identifier, nodes, password, totp } from '../../../test/short-nodes.ts'
import { screenOf } from '../screen-of.ts'
import type { ScreenSource } from '../model/source.ts'
import { wordsIn } from '../model/words.ts'

const formatter = createFormatter('en')
const email = { title: 'Email', name: 'traits.email' }
const labelled = (nodes: ReturnType<typeof loginFlow>['ui']['nodes']) =>
  nodes.map((node) =>
    node.meta.label?.id === 1070002 ? { ...node, meta: { label: { ...node.meta.label, context: email } } } : node,
  )

type Given = {
  readonly [Kind in ScreenSource['kind']]: Pick<Extract<ScreenSource, { kind: Kind }>, 'kind' | 'flow' | 'choice'>
}[ScreenSource['kind']]

function said(given: Given) {
  // The label of a trait shows its title.
  const flow = { ...given.flow, ui: { ...given.flow.ui, nodes: labelled(given.flow.ui.nodes) } }
  const { heading, messages } = screenOf({ ...given, flow, project } as ScreenSource)
  return {
    title: wordsIn(formatter, heading.title),
    description: heading.description && wordsIn(formatter, heading.description),
    said: heading.messages.map(({ id }) => id),
    listed: messages.map(({ id }) => id),
    saysFor: heading.says,
  }
}

const goOn = 'link/method:submit=link#1070009'
const code = 'code/code:text*#1070010 · code/method:submit=code#1070009'

describe('CARD-HEADER, card header', () => {
  test.each<{
    says: string
    given: Given
    title: string
    description: string | undefined
    said?: number[]
    listed?: number[]
    saysFor?: number
  }>([
    {
      says: 'login lists the methods, joined with "or"',
      given: {
        kind: 'login',
        flow: loginFlow({
          nodes: nodes(identifier, password, 'oidc/provider:submit=google#1010002', 'code/method:submit=code#1010015'),
        }),
      },
      title: 'Sign in',
      description: 'Use your password, another account or an email code.',
    },
    {
      says: 'login with the identifier only: its field says it',
      given: {
        kind: 'login',
        flow: loginFlow({
          nodes: nodes(
            'identifier_first/identifier:text=*#1070002',
            'identifier_first/method:submit=identifier_first#1070009',
          ),
        }),
      },
      title: 'Sign in',
      description: undefined,
    },
    {
      says: 'login with a known identifier',
      given: {
        kind: 'login',
        flow: loginFlow({
          nodes: nodes('default/identifier:hidden=a@b.c', password, 'code/method:submit=code#1010015'),
        }),
      },
      title: 'Sign in',
      description: 'Use your password or an email code.',
    },
    {
      says: 'refresh',
      given: {
        kind: 'login',
        flow: loginFlow({
          refresh: true,
          messages: [1010003],
          nodes: nodes('default/identifier:hidden=a@b.c', password),
        }),
      },
      title: "Confirm it's you",
      description: 'Use your password.',
      said: [1010003],
    },
    {
      says: 'second factor, the list: one sentence, which stands for 1010004',
      given: {
        kind: 'login',
        flow: loginFlow({
          requested_aal: 'aal2',
          messages: [1010004],
          nodes: nodes(totp, 'lookup_secret/lookup_secret:text*#1010007'),
        }),
      },
      title: 'Two-step verification',
      description: 'How do you want to verify?',
      saysFor: 1010004,
    },
    {
      says: 'second factor, one method',
      given: { kind: 'login', flow: loginFlow({ requested_aal: 'aal2', messages: [1010004], nodes: nodes(totp) }) },
      title: 'Two-step verification',
      description: 'Enter the 6-digit code from your authenticator app.',
      saysFor: 1010004,
    },
    {
      says: 'account linking (1010016)',
      given: {
        kind: 'login',
        flow: loginFlow({
          active: 'oidc',
          messages: [1010016],
          nodes: nodes('default/identifier:hidden=a@b.c', password),
        }),
      },
      title: 'Connect to your account',
      description: undefined,
      said: [1010016],
    },
    {
      says: 'registration',
      given: {
        kind: 'registration',
        flow: registrationFlow({
          nodes: nodes('default/traits.email:email*#1070002', 'password/password:password*#1070001'),
        }),
      },
      title: 'Create an account',
      description: 'Sign up with a password.',
    },
    {
      says: 'registration with a known address',
      given: {
        kind: 'registration',
        flow: registrationFlow({
          nodes: nodes(
            'default/traits.email:hidden=a@b.c',
            'password/password:password*#1070001',
            'code/method:submit=code#1040006',
          ),
        }),
      },
      title: 'Create an account',
      description: 'Sign up with a password or an email code.',
    },
    {
      says: 'registration, the choice of a method: the message says it',
      given: {
        kind: 'registration',
        flow: registrationFlow({
          messages: [1040009],
          nodes: nodes(
            'default/traits.email:hidden=a@b.c',
            'password/password:password*#1070001',
            'code/method:submit=code#1040006',
          ),
        }),
      },
      title: 'Create an account',
      description: undefined,
      said: [1040009],
    },
    {
      says: 'registration, after the choice: the message has had its time',
      given: {
        kind: 'registration',
        choice: 'password',
        flow: registrationFlow({
          messages: [1040009],
          nodes: nodes(
            'default/traits.email:hidden=a@b.c',
            'password/password:password*#1070001',
            'code/method:submit=code#1040006',
          ),
        }),
      },
      title: 'Create an account',
      description: 'Sign up with a password or an email code.',
    },
    {
      says: 'recovery, the address',
      given: { kind: 'recovery', flow: recoveryFlow({ nodes: nodes('code/email:email*#1070007') }) },
      title: 'Recover your account',
      description: "Enter the address of your account. We'll send you a code.",
    },
    {
      says: 'recovery, the code: shows "code sent"',
      given: { kind: 'recovery', flow: recoveryFlow({ state: 'sent_email', messages: [1060003], nodes: nodes(code) }) },
      title: 'Recover your account',
      description: undefined,
      said: [1060003],
    },
    {
      says: 'recovery, a wrong code: still shows "code sent"',
      given: { kind: 'recovery', flow: recoveryFlow({ state: 'sent_email', messages: [4060006], nodes: nodes(code) }) },
      title: 'Recover your account',
      description: undefined,
      said: [1060003],
      listed: [4060006],
    },
    {
      says: 'recovery by a link, the address',
      given: { kind: 'recovery', flow: recoveryFlow({ active: 'link', nodes: nodes('link/email:email*#1070007') }) },
      title: 'Recover your account',
      description: "Enter the address of your account. We'll send you a link.",
    },
    {
      says: 'recovery, an opened link',
      given: { kind: 'recovery', flow: recoveryFlow({ active: 'link', state: 'sent_email', nodes: nodes(goOn) }) },
      title: 'Recover your account',
      description: 'Continue to sign in and choose a new password.',
    },
    {
      says: 'verification, an opened link',
      given: {
        kind: 'verification',
        flow: verificationFlow({ active: 'link', state: 'sent_email', nodes: nodes(goOn) }),
      },
      title: 'Verify your address',
      description: 'Confirm that this address is yours.',
    },
    {
      says: 'verification, a code that a link filled in: none is on its way',
      given: {
        kind: 'verification',
        flow: verificationFlow({
          active: 'code',
          state: 'sent_email',
          messages: [1080003],
          nodes: nodes('code/code:text=123456*#1070010'),
        }),
      },
      title: 'Verify your address',
      description: 'Confirm that this address is yours.',
    },
    {
      says: 'verification, a link was sent: no address is asked for',
      given: {
        kind: 'verification',
        flow: verificationFlow({
          active: 'link',
          state: 'sent_email',
          messages: [1080001],
          nodes: nodes('link/email:email*#1070007'),
        }),
      },
      title: 'Verify your address',
      description: undefined,
      listed: [1080001],
    },
    {
      says: 'verification with phone numbers',
      given: { kind: 'verification', flow: verificationFlow({ nodes: nodes('code/email:text*#1070018') }) },
      title: 'Verify your address',
      description: 'Enter the email address or phone number to verify.',
    },
    {
      says: 'a verified address has no description',
      given: {
        kind: 'verification',
        flow: verificationFlow({ state: 'passed_challenge', messages: [1080002], nodes: nodes('code/continue:a=/') }),
      },
      title: 'Verify your address',
      description: undefined,
      listed: [1080002],
    },
    {
      says: 'settings',
      given: { kind: 'settings', flow: settingsFlow({ messages: [1050001] }) },
      title: 'Account settings',
      description: 'Manage your details and how you sign in.',
      listed: [1050001],
    },
  ])('$says', ({ given, title, description, said: ids = [], listed = [], saysFor }) => {
    expect(said(given)).toEqual({ title, description, said: ids, listed, saysFor })
  })

  test('MESSAGE-HIDDEN-1: the eight hidden ids are never in the list', () => {
    const hidden = [1040009, 1060003, 1080003, 1010004, 1010014, 1040005, 1010016, 1010003]
    const { listed } = said({
      kind: 'login',
      flow: loginFlow({ messages: [...hidden, 4000006], nodes: nodes(identifier, password) }),
    })
    expect(listed).toEqual([4000006])
  })
})
