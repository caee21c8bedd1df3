import { expect, test } from 'vitest'
import { csrf, recoveryFlow } from '../../test/flow-of.ts'
import { isLinkOpened } from './opened-link.ts'

const opened = `${csrf} · link/method:submit=link#1070009`
const asking = `${csrf} · link/email:email#1070007 · link/method:submit=link#1070009`

test.each([
  { what: 'an opened link', active: 'link', state: 'sent_email', nodes: opened, is: true },
  { what: 'a single submit', active: 'link', state: 'sent_email', nodes: 'link/method:submit=link', is: true },
  { what: 'a sent link with a resend', active: 'link', state: 'sent_email', nodes: asking, is: false },
  { what: 'a field for the address', active: 'link', state: 'sent_email', nodes: 'link/email:email', is: false },
  { what: 'the first step', active: 'link', state: 'choose_method', nodes: opened, is: false },
  { what: 'the last step', active: 'link', state: 'passed_challenge', nodes: opened, is: false },
  { what: 'a code', active: 'code', state: 'sent_email', nodes: opened, is: false },
] as const)('docs/decisions/0015: $what is an opened link: $is', ({ active, state, nodes, is }) => {
  expect(isLinkOpened(recoveryFlow({ active, state, nodes }))).toBe(is)
})
