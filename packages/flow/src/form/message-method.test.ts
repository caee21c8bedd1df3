import { expect, test } from 'vitest'
import { loginFlow } from '../../test/flow-of.ts'
import { project } from '../../test/project.ts'
import { backup, nodes, totp } from '../../test/short-nodes.ts'
import { screenOf } from '../screen/screen-of.ts'

// FORM-STEP-9

const flow = (message: number) => loginFlow({ requested_aal: 'aal2', nodes: nodes(totp, backup), messages: [message] })
const said = (message: number, choice?: string) =>
  screenOf({ kind: 'login', project, flow: flow(message), choice }).messages.map(({ id }) => id)

test.each([
  { says: 'a wrong code of the app stands with the app', message: 4000008, choice: 'totp', shown: true },
  { says: 'it is gone once the user chooses a backup code', message: 4000008, choice: 'lookup_secret', shown: false },
  { says: 'it is gone in the list that the user went back to', message: 4000008, choice: '', shown: false },
  { says: 'it stands before the user has chosen anything', message: 4000008, choice: undefined, shown: true },
  {
    says: 'an error of the whole flow stands with every method',
    message: 4010002,
    choice: 'lookup_secret',
    shown: true,
  },
])('$says', ({ message, choice, shown }) => {
  expect(said(message, choice)).toEqual(shown ? [message] : [])
})
