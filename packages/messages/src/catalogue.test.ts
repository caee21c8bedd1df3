import { MessageId } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { everyLanguage } from './languages.ts'
import { createFormatter } from './texts.ts'

const english = everyLanguage.en

/** These show the text that the service sends (docs/contract/messages.md §1, §2). */
const withoutText: ReadonlySet<number> = new Set([MessageId.labelPlain, MessageId.consentLabel])

test.each(Object.entries(MessageId).filter(([, id]) => !withoutText.has(id)))('%s has a text', (_name, id) => {
  expect(english.messages[id]).toMatch(/\S/)
})

test('no text holds a mark-up character or a stray space', () => {
  for (const text of [...Object.values(english.texts), ...Object.values(english.messages)]) {
    expect(text).not.toMatch(/[<>]| {2}|^\s|\s$/)
  }
})

describe('texts that docs/rules.md quotes are unchanged', () => {
  const { text, message } = createFormatter('en')
  test.each([
    ['PAGE-ROUTE-1, Home', [text('home.heading'), text('home.line')], ['Collect Everything', 'More Coming Soon...']],
    [
      'FLOW-PAGE, Flow pages',
      [text('flow.back-home'), text('flow.not-found'), text('flow.loading')],
      ['Back to Home', 'Flow not found', 'Loading...'],
    ],
    [
      'LOGIN-FOOTER-1, Login',
      [text('login.registration-label'), text('login.registration-button')],
      ['No account?', 'Sign up'],
    ],
    [
      'REGISTRATION-FOOTER-1, Registration',
      [text('registration.login-label'), text('registration.login-button')],
      ['Already have an account?', 'Sign in'],
    ],
    [
      'REGISTRATION-FOOTER-2, Registration footer',
      [text('card.footer.select-another-method')],
      ['Select another method'],
    ],
    [
      'CARD-HEADER-4, Card header',
      [text('card.unknown.title'), text('card.unknown.description')],
      ['Error', 'An error occurred'],
    ],
    [
      'VERIFY-PAGE-1, Verification page',
      [text('verification-page.verified')],
      ["Your account's email address is verified!"],
    ],
    [
      'VERIFY-PAGE-2, Verification page buttons',
      [text('verification-page.request'), text('verification-page.resend')],
      ['Request New Verification Email', 'Resend Verification Email'],
    ],
    [
      'PROFILE-PAGE, Profile settings',
      [text('profile.heading'), text('profile.verify.title'), text('profile.card.title'), text('profile.update.title')],
      ['PROFILE SETTINGS', 'Verify Your Email', 'Your Profile', 'Update Your Account'],
    ],
    ['PROFILE-PAGE-3, Status', [text('profile.verified'), text('profile.not-verified')], ['Verified', 'Not Verified']],
    [
      'FORM-ELEMENT-3 and FORM-ELEMENT-5, Shared form elements',
      [
        text('forms.label.recover-account'),
        text('forms.label.forgot-password'),
        text('menu.settings'),
        text('menu.logout'),
      ],
      ['Recover Account', 'Forgot password?', 'User settings', 'Logout'],
    ],
    [
      'FIELD-LABEL-1 and CODE-CHECK-1',
      [text('input.placeholder', { placeholder: '{label}' }), text('input.code-missing')],
      ['Enter your {label}', 'Property code is missing'],
    ],
    [
      'ERROR-STATUS-5 and ERROR-TRANSPORT',
      [text('wire.unknown-status'), text('wire.unreachable'), text('wire.undecodable')],
      [
        'The API endpoint returned a response code the SDK does not know how to handle',
        'Unable to call the API endpoint. Ensure that CORS is set up correctly and that you have provided a valid SDK URL.',
        'Unable to decode API response using JSON.',
      ],
    ],
    [
      'DEV-PANEL, Page messages',
      [text('dev.session.error'), text('dev.session.none'), text('dev.session.failed'), text('dev.logout.failed')],
      ['Session Error', 'No Active Session', 'Authentication check failed', 'Logout failed'],
    ],
    [
      'SETTINGS-TOAST-1, toasts',
      [text('settings.messages.toast-title.success'), text('settings.messages.toast-title.error')],
      ['Settings updated', 'Could not update settings'],
    ],
    [
      'CONSENT-SCREEN-1 and CONSENT-SCREEN-2, consent',
      [text('consent.title', { party: 'A' }), text('consent.trust', { clientName: 'A' })],
      ['Authorize A', 'Make sure you trust A'],
    ],
    [
      'LOGOUT-PAGE-1, logout',
      [text('logout.title'), text('logout.accept-button'), text('logout.reject-button')],
      ['Do you wish to log out?', 'Yes', 'No'],
    ],
    ['DEV-PANEL-2, developer', [text('dev.session.refresh'), text('dev.logout')], ['Refresh Session', 'Logout']],
    [
      'MESSAGE-TEXT-3 and FORM-STEP-3',
      [
        message({ id: 4000002, type: 'error', text: '', context: { property: 'code' } }),
        message({ id: 5000002, type: 'error', text: '' }),
      ],
      [
        'Please enter the code and try again.',
        'No authentication methods are available for this request. Please contact the site or app owner.',
      ],
    ],
    [
      'NAV-BAR-1, navigation',
      [text('navigation.discover'), text('navigation.shop'), text('navigation.collection'), text('navigation.profile')],
      ['Discover', 'Shop', 'Collection', 'Profile'],
    ],
  ])('%s', (_place, said, wanted) => {
    expect(said).toEqual(wanted)
  })
})
