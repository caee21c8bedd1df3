import { inOrder as all, type Case } from './case.ts'

const codeForm = 'code/method:hidden=code · code/code:text*#1070011 · code/method:submit=code#1070009'
const ask = 'code/email:email*#1070007 · code/method:submit=code#1070009'

export const verification: readonly Case[] = [
  {
    case: 'code-for-application',
    shows: 'method_active(code)',
    active: 'code',
    state: 'sent_email',
    asks: true,
    said: [1080003],
    nodes: all(codeForm, 'csrf', 'code/email:submit=v#1070008'),
  },
  {
    case: 'code-after-registration-sms',
    shows: 'method_active(code)',
    active: 'code',
    state: 'sent_email',
    said: [1080004],
    nodes: all(codeForm, 'csrf', 'code/sms:submit=+4915123456767#1070008'),
  },
  {
    case: 'code-prefilled',
    shows: 'method_active(code)',
    active: 'code',
    state: 'sent_email',
    said: [1080003],
    nodes: all(codeForm.replace('code/code:text*', 'code/code:text=102103*'), 'csrf', 'code/email:submit=v#1070008'),
  },
  {
    case: 'captcha-sent',
    shows: 'method_active(code)',
    active: 'code',
    state: 'sent_email',
    said: [1080003],
    nodes: all('captcha-B', codeForm, 'csrf', 'code/email:submit=v#1070008'),
  },
  { case: 'expired', shows: 'provide_identifier', active: 'code', said: [4070005], nodes: all(ask, 'csrf') },
]
