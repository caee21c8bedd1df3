import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { loginFlow, recoveryFlow, registrationFlow, settingsFlow, verificationFlow } from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import { identifier, nodes, password, totp } from '../../../test/short-nodes.ts'
import { headingOf } from './heading.ts'
import type { Heading } from '../model/screen.ts'
import { screenOf } from '../screen-of.ts'
import type { ScreenSource } from '../model/source.ts'
import { wordsIn } from '../model/words.ts'

const formatter = createFormatter('en')
const say = ({ title, description }: Heading) => [title, description].map((words) => words && wordsIn(formatter, words))
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
  }
}

const goOn = 'link/method:submit=link#1070009'
const code = 'code/code:text*#1070010 · code/method:submit=code#1070009'

describe('CARD-HEADER, card header', () => {
  test('an unknown kind draws an error and no node', () => {
    const shown = { kind: 'unheard-of', flow: settingsFlow(), project, formState: { state: 'settings' } }
    // Kinds come from addresses, so the type does not guarantee one.
    expect(say(headingOf(shown as never))).toEqual(['Error', 'An error occurred'])
  })

  test.each<{
    says: string
    given: Given
    title: string
    description: string | undefined
    said?: number[]
    listed?: number[]
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
      description: 'Sign in with your email and password or another account of yours or a code that we send you',
    },
    {
      says: 'login with the identifier only',
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
      description: 'Sign in with your email',
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
      title: 'Confirm that it is you',
      description: 'Confirm with your account name and password',
      said: [1010003],
    },
    {
      says: 'second factor, the list',
      given: {
        kind: 'login',
        flow: loginFlow({
          requested_aal: 'aal2',
          messages: [1010004],
          nodes: nodes(totp, 'lookup_secret/lookup_secret:text*#1010007'),
        }),
      },
      title: 'Second step',
      description: 'Choose how to take the second step.',
      said: [1010004],
    },
    {
      says: 'second factor, one method',
      given: { kind: 'login', flow: loginFlow({ requested_aal: 'aal2', nodes: nodes(totp) }) },
      title: 'Second step',
      description: 'Enter the 6 digits that your authenticator app shows.',
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
      description: 'Sign up with your email and a password',
    },
    {
      says: 'recovery, the address',
      given: { kind: 'recovery', flow: recoveryFlow({ nodes: nodes('code/email:email*#1070007') }) },
      title: 'Recover your account',
      description: 'Tell us the address of your account, and we send a code to it.',
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
      description: 'Tell us the address of your account, and we send a link to it.',
    },
    {
      says: 'recovery, an opened link',
      given: { kind: 'recovery', flow: recoveryFlow({ active: 'link', state: 'sent_email', nodes: nodes(goOn) }) },
      title: 'Recover your account',
      description: 'The link works. Go on, and you are signed in and can choose a new password.',
    },
    {
      says: 'verification, an opened link',
      given: {
        kind: 'verification',
        flow: verificationFlow({ active: 'link', state: 'sent_email', nodes: nodes(goOn) }),
      },
      title: 'Verify your address',
      description: 'The link works. Go on, and your address is verified.',
    },
    {
      says: 'verification with phone numbers',
      given: { kind: 'verification', flow: verificationFlow({ nodes: nodes('code/email:text*#1070018') }) },
      title: 'Verify your address',
      description: 'Tell us the email address or phone number to verify.',
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
      description: 'Look after your details and the ways you sign in.',
      listed: [1050001],
    },
  ])('$says', ({ given, title, description, said: ids = [], listed = [] }) => {
    expect(said(given)).toEqual({ title, description, said: ids, listed })
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
