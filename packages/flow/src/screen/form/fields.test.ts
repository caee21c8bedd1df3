import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { loginFlow } from '../../../test/flow-of.ts'
import { formIn } from '../../../test/forms-of.ts'
import { project } from '../../../test/project.ts'
import { nodes, password } from '../../../test/short-nodes.ts'
import { screenOf } from '../screen-of.ts'
import { wordsIn } from '../model/words.ts'

const formatter = createFormatter('en')

describe('FIELD-VALIDATION, fields', () => {
  const fieldsIn = (part: string, options = {}) =>
    formIn(screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(part, password) }), ...options }))
      ?.fields ?? []

  test('builds the placeholder from the label', () => {
    const [field] = fieldsIn('default/identifier:text=*#1070007')
    expect(field?.field === 'text' && wordsIn(formatter, field.placeholder)).toBe('Enter your email')
  })

  test('keeps a typed text only if the service sends no value', () => {
    expect(fieldsIn('default/identifier:text=*#1070002', { typed: { identifier: 'ada' } })[0]).toMatchObject({
      value: 'ada',
    })
    expect(fieldsIn('default/identifier:text=eva*#1070002', { typed: { identifier: 'ada' } })[0]).toMatchObject({
      value: 'eva',
    })
  })

  test('draws an error without a field and no unlabelled input (docs/contract/nodes.md §13.10)', () => {
    expect(fieldsIn('default/identifier:text‼4000002')[0]).toMatchObject({
      field: 'messages',
      name: 'identifier',
      messages: [{ id: 4000002 }],
    })
    expect(fieldsIn('default/identifier:hidden=‼4000002')[0]).toMatchObject({ field: 'messages' })
  })
})
