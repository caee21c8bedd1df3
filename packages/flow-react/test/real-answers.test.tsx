import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flowKinds, type AnyFlow, type FlowKind, type InputNode } from '@collect/contract'
import { screenOf, type ScreenSource } from '@collect/flow'
import { describe, expect, test } from 'vitest'
import { draw, project } from './draw.tsx'
import { all, named, testid, type Tag } from './markup.ts'

const folder = process.env['CONTRACT_FLOWS']

interface Answer {
  readonly path: string
  readonly kind: FlowKind
  readonly flow: AnyFlow
}

/**
 * Recorded answers of the service, by the kind that their form posts to. The path of a file may name another kind
 * (docs/contract/nodes.md §12.1).
 */
function answersIn(root: string): readonly Answer[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => {
      const flow = JSON.parse(readFileSync(join(root, path), 'utf8')) as Partial<AnyFlow>
      const action = flow.ui?.action ?? ''
      const kind = flowKinds.find((word) => action.includes(`/self-service/${word}?`))
      return kind ? [{ path, kind, flow: flow as AnyFlow }] : []
    })
}

const answers = folder ? answersIn(folder) : []
// Kind and flow match in every answer, but the compiler cannot see that.
const drawn = ({ kind, flow }: Answer, choice?: string) => draw({ kind, flow, project, choice } as ScreenSource)

const isInput = (node: AnyFlow['ui']['nodes'][number]): node is InputNode => node.type === 'input'
const controls = (page: Tag) => all(page, ({ name }) => name === 'input' || name === 'select' || name === 'button')
const forms = (page: Tag) => all(page, named('form'))

describe.runIf(answers.length > 0)('real answers of the service', () => {
  test.each(answers)('$path: every form works without a script', (answer) => {
    const page = drawn(answer)
    const guards = answer.flow.ui.nodes
      .filter(isInput)
      .map(({ attributes }) => attributes.name)
      .filter((name) => name === 'csrf_token')
    for (const form of forms(page)) {
      // A fragment keeps the row of a key open; it is not sent.
      const [action] = String(form.attributes['action']).split('#')
      expect([action, form.attributes['method']]).toEqual([answer.flow.ui.action, 'post'])
      expect(form.attributes).toHaveProperty('noValidate')
      const names = all(form, named('input')).map(({ attributes }) => attributes['name'])
      expect(names).toEqual(expect.arrayContaining(guards))
    }
  })

  test.each(answers)('$path: every label belongs to a control, every control to a label', (answer) => {
    const page = drawn(answer)
    const ids = new Set(controls(page).map(({ attributes }) => attributes['id']))
    for (const label of all(page, named('label'))) expect(ids).toContain(label.attributes['for'])
    const labelled = new Set(all(page, named('label')).map(({ attributes }) => attributes['for']))
    const unlabelled = all(
      page,
      ({ name, attributes }) => (name === 'input' && attributes['type'] !== 'hidden') || name === 'select',
    ).filter(({ attributes }) => !labelled.has(attributes['id'] ?? ''))
    expect(unlabelled).toEqual([])
  })

  test.each(answers)('$path: ids are unique, and every aria-describedby refers to a text', (answer) => {
    const page = drawn(answer)
    const ids = all(page, ({ attributes }) => 'id' in attributes).map(({ attributes }) => attributes['id'])
    expect(ids).toEqual([...new Set(ids)])
    for (const { attributes } of all(page, (tag) => 'aria-describedby' in tag.attributes)) {
      for (const id of (attributes['aria-describedby'] ?? '').split(' ')) {
        expect(all(page, (tag) => tag.attributes['id'] === id)[0]?.text).toBeTruthy()
      }
    }
  })

  test.each(answers)('$path: each message is drawn once', (answer) => {
    const page = drawn(answer)
    for (const message of answer.flow.ui.messages ?? []) {
      expect(all(page, testid(`ui/message/${message.id}`)), `message ${message.id}`).toHaveLength(1)
    }
  })

  test.each(answers)('$path: Enter presses the primary button', (answer) => {
    for (const form of forms(drawn(answer)).filter((tag) => tag.attributes['data-testid'] === `${answer.kind}-flow`)) {
      const submits = all(form, ({ name, attributes }) => name === 'button' && attributes['type'] === 'submit')
      const [first] = submits
      const fields = all(form, ({ name, attributes }) => name === 'input' && attributes['type'] !== 'hidden')
      // The last step after a provider has no other button (docs/contract/nodes.md §4.3). Without a field there is no Enter.
      if (!first || submits.length === 1 || fields.length === 0) continue
      expect(['resend', 'provider', 'link', 'unlink', 'screen']).not.toContain(first.attributes['name'])
    }
  })
})

/** Flows that show all groups on one page. Others show one method at a time. */
const whole = answers.filter(({ kind, flow }) => {
  const { state } = screenOf({ kind, flow, project } as ScreenSource)
  return state === 'provide_identifier' || state === 'settings'
})

describe.runIf(answers.length > 0)('nodes are drawn once', () => {
  test.each(whole)('$path: every visible node is drawn once', (answer) => {
    const page = drawn(answer)
    for (const node of answer.flow.ui.nodes.filter(isInput)) {
      if (node.attributes.type === 'hidden' || isInvented(node)) continue
      const { name } = node.attributes
      const found = controls(page).filter((tag) => !isTwin(tag) && draws(tag, node))
      const alike = answer.flow.ui.nodes.filter((other) => isInput(other) && isAlike(other, node))
      expect(found.length, `${node.group}/${name}`).toBe(alike.length)
    }
  })
})

const pressed = new Set(['submit', 'button'])
/** The hidden button that Enter presses, in front of the buttons of providers. */
const isTwin = ({ attributes }: Tag) => attributes['aria-hidden'] === 'true'
const isInvented = ({ meta, messages }: InputNode) => !meta.label && messages.length > 0

function draws({ name: tag, attributes }: Tag, { attributes: { name, type, value } }: InputNode): boolean {
  if (attributes['name'] !== name || attributes['type'] === 'hidden') return false
  return pressed.has(type) ? tag === 'button' && (attributes['value'] ?? '') === String(value ?? '') : tag !== 'button'
}

const isAlike = (one: InputNode, other: InputNode) =>
  one.attributes.name === other.attributes.name &&
  one.attributes.type === other.attributes.type &&
  (!pressed.has(one.attributes.type) || one.attributes.value === other.attributes.value)
