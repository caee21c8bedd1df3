import type { UiMessage } from '@collect/contract'
import { expect, test } from 'vitest'
import { loginFlow } from '../../test/flow-of.ts'
import { project } from '../../test/project.ts'
import { screenOf } from '../screen/screen-of.ts'
import type { CardScreen } from '../screen/model/screen.ts'

const code = 'code/code:text*#1070010 · code/method:submit=code#1070009 · code/resend:submit=code#1070008'
const drawn = (message: Pick<UiMessage, 'id' | 'text' | 'context'>) => {
  const flow = { ...loginFlow({ active: 'code', state: 'sent_email', nodes: code }), return_to: '/shop' }
  const said = { ...flow, ui: { ...flow.ui, messages: [{ type: 'error', ...message } as const] } }
  return (screenOf({ kind: 'login', project, flow: said }) as CardScreen).form
}

test.each([
  ['this service', { id: 4000001, text: 'Too many.', context: { reason_key: 'tooManyCodes' } }],
  ['a Kratos', { id: 4000001, text: 'The request was submitted too often. Please request another code.' }],
])('FORM-ELEMENT-4: after the last try, as %s says it, the step has one button that starts anew', (_, message) => {
  const form = drawn(message)
  expect(form.fields).toMatchObject([{ field: 'anchor', href: '/self-service/login/browser?return_to=%2Fshop' }])
  expect(form).not.toHaveProperty('resend')
})

test('after another error the code can be typed again', () => {
  expect(drawn({ id: 4010008, text: 'wrong' }).fields.map(({ field }) => field)).toEqual(['code', 'submit'])
})
