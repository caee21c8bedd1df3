import type { Form } from '../model/screen.ts'
import type { Shown } from '../model/source.ts'

/** Test id and address of a form; `part` names forms beside the main one (docs/contract/test-ids.md). */
export const formOf = (
  { kind, flow }: Pick<Shown, 'kind' | 'flow'>,
  part = 'flow',
): Pick<Form, 'testid' | 'action' | 'method'> => ({
  testid: `${kind}-${part}`,
  action: flow.ui.action,
  method: flow.ui.method.toLowerCase() === 'get' ? 'get' : 'post',
})
