import { inOrder as all, type Case } from './case.ts'

const link = 'link/email:email*#1070007 · link/method:submit=link#1070009'
const codeForm = 'code/method:hidden=code · code/code:text*#1070011 · code/method:submit=code#1070009'
const ask = 'code/email:email*#1070007 · code/method:submit=code#1070009'

export const verification: readonly Case[] = [
  { case: 'link-start', shows: 'provide_identifier', active: 'link', nodes: all('csrf', link) },
  {
    case: 'link-sent',
    shows: 'method_active(link)',
    active: 'link',
    state: 'sent_email',
    said: [1080001],
    nodes: all('csrf', link.replace('email:email*', 'email:email=v*')),
  },
  {
    case: 'link-success',
    shows: 'method_active(link)',
    active: 'link',
    state: 'passed_challenge',
    said: [1080002],
    nodes: 'csrf · link/continue:a=http://localhost:5100/',
  },
  { case: 'link-used', shows: 'provide_identifier', active: 'link', said: [4070001], nodes: all('csrf', link) },
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
