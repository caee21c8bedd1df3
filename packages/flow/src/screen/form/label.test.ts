import { MessageId, type UiNode } from '@collect/contract'
import { expect, test } from 'vitest'
import { fieldMessagesOf, labelOf } from './label.ts'

const titled = (name: string, title: string): UiNode => ({
  type: 'input',
  group: 'default',
  attributes: { name, type: 'text', disabled: false, node_type: 'input' },
  messages: [],
  meta: { label: { id: MessageId.labelTrait, type: 'info', text: title, context: { title, name } } },
})

/** The words with a catalogue that has these keys. */
function said(node: UiNode, catalogue: Readonly<Record<string, string>>): string | undefined {
  let words: string | ReturnType<typeof labelOf> = labelOf(node)
  while (typeof words !== 'string' && words.say === 'found') {
    const found = catalogue[words.key]
    if (found !== undefined) return found
    words = words.instead
  }
  return typeof words !== 'string' && words.say === 'message' ? words.message.text : undefined
}

test('docs/contract/messages.md §1: a title of the schema that the catalogue knows is translated', () => {
  expect(said(titled('traits.email', 'Email'), { 'forms.title.traits.email.Email': 'E-Mail' })).toBe('E-Mail')
})

test("docs/contract/messages.md §1: the operator's own title stays as it is", () => {
  const catalogue = { 'forms.title.traits.email.Email': 'E-Mail' }
  expect(said(titled('traits.email', 'Your work address'), catalogue)).toBe('Your work address')
  expect(said(titled('traits.other', 'Email'), catalogue)).toBe('Email')
})

test("docs/contract/messages.md §1: the operator's own translation of a field comes first", () => {
  const catalogue = { 'forms.title.traits.email.Email': 'E-Mail', 'forms.label.traits.email': 'Dienstadresse' }
  expect(said(titled('traits.email', 'Email'), catalogue)).toBe('Dienstadresse')
})

test('a button that mails a code shows an address to recognise', () => {
  const label = { id: MessageId.loginSendCodeTo, type: 'info', text: '', context: { address: 'ada@x.org' } } as const
  const words = labelOf({ ...titled('address', ''), meta: { label } })
  expect(words.say === 'message' && words.message.context).toEqual({ address: 'a•••@x.org' })
})

test('FIELD-LABEL-2: what is said about a field knows the title of the field', () => {
  const told = (id: number) => ({ id, type: 'error' as const, text: 'No.', context: { property: 'identifier' } })
  const node = { ...titled('identifier', 'Email'), messages: [told(MessageId.required), told(4000001)] }
  const contexts = fieldMessagesOf(node).map(({ words }) => words.say === 'message' && words.message.context)
  expect(contexts).toEqual([
    { property: 'identifier', property_title: 'Email' },
    { property: 'identifier', property_title: 'Email' },
  ])
})
