import type { UiNode } from '@collect/contract'
import { expect, test } from 'vitest'
import { loginFlow, nodesOf } from '../../../test/flow-of.ts'
import { formIn } from '../../../test/forms-of.ts'
import { project } from '../../../test/project.ts'
import { screenOf } from '../screen-of.ts'

// FORM-STEP-6

const start = 'identifier_first/identifier:text=*#1070002 · identifier_first/method:submit=identifier_first#1070009'
const answer = nodesOf('passkey/passkey_login:hidden · passkey/passkey_challenge:hidden={}')
/** The browser lists passkeys at the identifier field. */
const listing = answer.map((node): UiNode =>
  node.type === 'input' && node.attributes.name === 'passkey_login'
    ? { ...node, attributes: { ...node.attributes, onloadTrigger: 'oryPasskeyLoginAutocompleteInit' } }
    : node,
)
const fieldsOf = (...more: readonly UiNode[]) => {
  const flow = loginFlow({ nodes: start })
  const ui = { ...flow.ui, nodes: [...flow.ui.nodes, ...more] }
  return formIn(screenOf({ kind: 'login', project, flow: { ...flow, ui } }))?.fields ?? []
}

test('a step that lists passkeys at its field alone gets a button for them, after the others', () => {
  expect(fieldsOf(...listing).map(({ field }) => field)).toEqual(['text', 'submit', 'trigger'])
  expect(fieldsOf(...listing).at(-1)).toMatchObject({
    trigger: 'oryPasskeyLogin',
    name: 'passkey_login_trigger',
    added: true,
  })
})

test('a step without such a list, or with a button of its own, gets none', () => {
  expect(fieldsOf(...answer).map(({ field }) => field)).toEqual(['text', 'submit'])
  const own = fieldsOf(...listing, ...nodesOf('passkey/passkey_login_trigger:button#1010021'))
  expect(own.filter(({ field }) => field === 'trigger')).toHaveLength(1)
})
