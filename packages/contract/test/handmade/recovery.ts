import { inOrder as all, type Case } from './case.ts'

const link = 'link/email:email*#1070007 · link/method:submit=link#1070009'
const code = 'code/email:email*#1070007 · code/method:submit=code#1070009'
const address = 'code/recovery_address:hidden=v'
const previous = 'code/screen:submit=previous#1060007'
const hidden = 'code/method:hidden=code'
const awaiting = 'code/recovery_address:text*#1070016'
const codeForm = all('code/code:text*#1070010', 'code/method:submit=code#1070009', hidden)
const resend = 'code/recovery_confirm_address:submit=v#1070008'

export const recovery: readonly Case[] = [
  { case: 'link-start', shows: 'provide_identifier', active: 'link', nodes: all('csrf', link) },
  {
    case: 'link-sent',
    shows: 'method_active(link)',
    state: 'sent_email',
    active: 'link',
    said: [1060002],
    nodes: all('csrf', link.replace('email:email*', 'email:email=v*')),
  },
  { case: 'link-used', shows: 'provide_identifier', active: 'link', said: [4060004], nodes: all('csrf', link) },
  { case: 'expired', shows: 'provide_identifier', active: 'code', said: [4060005], nodes: all('csrf', code) },
  { case: 'done-before', shows: 'provide_identifier', active: 'code', said: [4060001], nodes: all('csrf', code) },
  {
    case: 'address-start',
    state: 'recovery_awaiting_address',
    nodes: all('csrf', awaiting, 'code/method:submit=code#1070009'),
  },
  {
    case: 'address-missing',
    state: 'recovery_awaiting_address',
    nodes: all('csrf', `${awaiting}‼4000002`, 'code/method:submit=code#1070009'),
  },
  {
    case: 'address-captcha',
    state: 'recovery_awaiting_address',
    nodes: all('captcha-B', 'csrf', awaiting, 'code/method:submit=code#1070009'),
  },
  {
    case: 'address-choice',
    state: 'recovery_awaiting_address_choice',
    said: [1060006],
    nodes: all(
      'csrf',
      'code/recovery_select_address:submit=b25l#1070000',
      'code/recovery_select_address:submit=dHdv#1070000',
      hidden,
      address,
    ),
  },
  {
    case: 'address-confirm',
    state: 'recovery_confirming_address',
    said: [1060005],
    nodes: all(
      'csrf',
      'code/recovery_confirm_address:tel=""*#1070017',
      address,
      'code/method:submit=code#1070009',
      hidden,
      previous,
    ),
  },
  {
    case: 'address-code-sent',
    state: 'recovery_awaiting_code',
    said: [1060004],
    nodes: all('csrf', codeForm, resend, address, previous),
  },
  {
    case: 'address-code-wrong',
    state: 'recovery_awaiting_code',
    said: [4060006],
    nodes: all('csrf', codeForm, resend, address, previous),
  },
].map((one): Case => ({ active: 'code', shows: 'method_active(code)', ...one }))
