import { describe, expect, test } from 'vitest'
import { handmade } from '../../../test/answers.ts'
import { csrf, loginFlow, nodeOf } from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import type { InputNode } from '@collect/contract'
import { captchaOf } from './captcha.ts'
import { cardScreenOf } from '../card-screen.ts'

const options = (value: string, name = 'captcha/captcha_turnstile_options') =>
  // The options are a hidden input.
  captchaOf({
    ...nodeOf(`${name}:hidden`),
    attributes: { node_type: 'input', type: 'hidden', disabled: false, name: name.split('/')[1], value },
  } as InputNode)

describe('docs/contract/nodes.md §9: options configure the CAPTCHA widget', () => {
  test('uses all options', () => {
    const [node] = handmade('login/first-captcha').filter(
      (one) => one.type === 'input' && one.attributes.name === 'captcha_turnstile_options',
    )
    expect(node?.type === 'input' && captchaOf(node)).toEqual({
      field: 'captcha',
      key: 'captcha/captcha_turnstile_options:hidden',
      group: 'captcha',
      sitekey: '1x00AA',
      theme: 'auto',
      action: 'login',
      answerName: 'transient_payload.captcha_turnstile_response',
    })
  })
  test('uses theme and field name of the options', () => {
    const other = '{"sitekey":"k","theme":"dark","response_field_name":"transient_payload.other"}'
    expect(options(other)).toMatchObject({ theme: 'dark', answerName: 'transient_payload.other' })
  })
  test('uses defaults for missing options', () => {
    const instead = { theme: 'auto', action: '', answerName: 'transient_payload.captcha_turnstile_response' }
    expect(options('{"sitekey":"k"}')).toMatchObject(instead)
    // An empty string counts as absent (docs/contract/http.md §1.2).
    expect(options('{"sitekey":"k","theme":"","response_field_name":""}')).toMatchObject(instead)
  })
  test('draws no widget without options', () => {
    expect(captchaOf(nodeOf('captcha/captcha_turnstile_options:hidden') as InputNode)).toBeUndefined() // the notation of an input
  })
  test.each(['', '{', 'null', '[]', '"k"', '{}', '{"sitekey":1}', '{"sitekey":""}'])(
    'draws no widget for the options %j',
    (value) => {
      expect(options(value)).toBeUndefined()
    },
  )
  test.each(['captcha/other', 'default/captcha_turnstile_options'])('draws no widget for the node %s', (name) => {
    expect(options('{"sitekey":"k"}', name)).toBeUndefined()
  })
})

test('FIELD-VALIDATION-1: draws messages of the CAPTCHA below it', () => {
  const flow = loginFlow({ nodes: `${csrf} · captcha/captcha_turnstile_options:hidden={"sitekey":"k"}‼4000038` })
  expect(cardScreenOf({ kind: 'login', project, flow }).form.fields.map(({ field }) => field)).toEqual([
    'captcha',
    'messages',
  ])
})
