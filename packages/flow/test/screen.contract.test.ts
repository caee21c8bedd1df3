import type { AnyFlow, UiNode } from '@collect/contract'
import { screenOf, wordsIn, type Field, type Screen, type ScreenSource } from '@collect/flow'
import { createFormatter } from '@collect/messages'
import { isCodeFilledIn } from '../src/form/opened-link.ts'
import { isUsedUp } from '../src/form/used-up.ts'
import { describe, expect, test } from 'vitest'
import { answersFolder, goldenFlows, handmadeFlows, realAnswers, type AnsweredFlow } from './answers.ts'
import { formsOf } from './forms-of.ts'
import { project } from './project.ts'

const formatter = createFormatter('en', { now: () => Date.UTC(2026, 10, 20) })

/** The screen of an answer, and the screens of its methods. */
function screensOf({ kind, flow }: AnsweredFlow): readonly Screen[] {
  // Kind and flow match in every answer.
  const source = { kind, flow, project, query: `?flow=${flow.id}` } as ScreenSource
  const first = screenOf(source)
  const footer = 'others' in first ? (first.others?.footer ?? []) : first.footer
  const isCleared = footer.some(({ act }) => act === 'clear')
  const list = isCleared ? screenOf({ ...source, choice: '' }) : first
  if (list.state !== 'select_method') return [first]
  const opened = list.methods.filter(({ choose }) => choose === 'open')
  return [first, list, ...opened.map(({ group }) => screenOf({ ...source, choice: group }))]
}

/** Names and values of all drawn or posted fields. */
function drawnIn(screen: Screen): readonly string[] {
  const drawn: string[] = []
  const button = ({ name, value }: { name: string; value?: string }) => drawn.push(`${name}=${value ?? ''}`)
  for (const { fields, hidden, resend, back } of formsOf(screen)) {
    for (const field of fields) drawn.push(field.field === 'submit' ? `${field.name}=${field.value}` : idOf(field))
    for (const { name } of hidden) drawn.push(name)
    for (const one of [resend, back]) if (one) button(one)
  }
  for (const { src } of screen.scripts) drawn.push(src)
  if (screen.chip?.chip === 'form') button(screen.chip)
  if (screen.state === 'settings') {
    for (const { submits, items, gone, sso } of screen.sections) {
      for (const submit of [
        ...submits,
        ...(items?.items ?? []),
        ...(gone?.items ?? []),
        ...(sso?.rows.map((row) => row.button) ?? []),
      ])
        button(submit)
    }
    return drawn
  }
  if (screen.state === 'consent') {
    const { scopes, remember, actions } = screen.consent
    for (const { name } of remember ? [...scopes, remember] : scopes) drawn.push(name)
    for (const action of actions) button(action)
    return drawn
  }
  for (const one of screen.sso?.buttons ?? []) button(one)
  if (screen.state === 'select_method') {
    for (const entry of screen.methods)
      if (entry.choose !== 'open') drawn.push(entry.choose === 'submit' ? `${entry.name}=${entry.value}` : entry.name)
  }
  return drawn
}

const idOf = (field: Field): string => ('name' in field ? field.name : 'id' in field ? field.id : field.field)

function wantedOf(node: UiNode): string | undefined {
  // The widget replaces the CAPTCHA's script and container.
  if (node.type === 'div' || (node.type === 'script' && node.group === 'captcha')) return undefined
  if (node.type === 'script') return node.attributes.src
  if (node.type !== 'input') return node.attributes.id
  return node.attributes.type === 'submit' ? `${node.attributes.name}=${node.attributes.value}` : node.attributes.name
}

describe('screens of golden answers of the service', () => {
  everythingHolds(goldenFlows())
})

describe('screens of handmade flows', () => {
  everythingHolds(handmadeFlows())
})

describe.skipIf(!answersFolder)('screens of recorded answers in CONTRACT_FLOWS', () => {
  everythingHolds(answersFolder ? realAnswers(answersFolder) : [])
})

function everythingHolds(answers: readonly AnsweredFlow[]) {
  test.each(answers)('$file is drawn without loss', (answer) => {
    const drawn = new Set(screensOf(answer).flatMap(drawnIn))
    // After the last try a button that starts anew stands in place of the dead form.
    const nodes = isUsedUp(answer.flow as AnyFlow) ? [] : answer.flow.ui.nodes
    const wanted = nodes.map(wantedOf).filter((name) => name !== undefined)
    expect(wanted.filter((name) => !drawn.has(name))).toEqual([])
  })

  test.each(answers)('$file shows every message once', (answer) => {
    const listed = screensOf(answer).map(({ messages, heading }) => [
      ...[...messages, ...heading.messages].map(({ id }) => id),
      ...(heading.says ? [heading.says] : []),
    ])
    // A choice leaves out what is about another method (FORM-STEP-9).
    // A code that a link filled in needs no "code sent", which names a mail that is on its way.
    const said = isCodeFilledIn(answer.flow as AnyFlow) ? [] : (answer.flow.ui.messages ?? [])
    expect(listed.flat()).toEqual(expect.arrayContaining(said.map(({ id }) => id)))
    for (const ids of listed) expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(answers)(
    '$file: each form has its CSRF token and unique keys, and Enter presses the primary button',
    (answer) => {
      const isGuarded = answer.flow.ui.nodes.some(
        (node) => node.type === 'input' && node.attributes.name === 'csrf_token',
      )
      for (const form of screensOf(answer).flatMap(formsOf)) {
        expect(form.hidden.some(({ name }) => name === 'csrf_token')).toBe(isGuarded)
        for (const drawn of [form.fields, form.hidden])
          expect(new Set(drawn.map(({ key }) => key)).size).toBe(drawn.length)
        const submits = form.fields.filter((field) => field.field === 'submit')
        expect(submits.map(({ look }) => look === 'primary')).toEqual(submits.map((_, place) => place === 0))
      }
    },
  )

  test.each(answers)('$file has a text for everything', (answer) => {
    for (const screen of screensOf(answer)) {
      const words = [
        screen.heading.title,
        screen.heading.description,
        ...screen.footer.flatMap(({ before, link }) => [before, link.label]),
      ]
      const fields = formsOf(screen).flatMap(({ fields }) => fields)
      for (const field of fields) {
        if ('label' in field) words.push(field.label)
        if ('messages' in field) words.push(...field.messages.map((message) => message.words))
      }
      if (screen.state === 'settings')
        words.push(...screen.sections.flatMap(({ title, description, info }) => [title, description, info]))
      if (screen.state === 'select_method')
        words.push(...screen.methods.flatMap(({ title, description }) => [title, description]))
      for (const one of words.filter((given) => given !== undefined))
        expect(wordsIn(formatter, one)).toMatch(/^[^{}]+$/)
      for (const message of [...screen.messages, ...screen.heading.messages])
        expect(formatter.message(message)).toMatch(/\w/)
    }
  })
}
