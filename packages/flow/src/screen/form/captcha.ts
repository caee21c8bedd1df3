import type { InputNode } from '@collect/contract'
import { keyOf, valueOf } from '../../form/node-facts.ts'
import { fieldsIn, textAt } from '../../wire/answer.ts'
import type { CaptchaField } from '../model/field.ts'

/** The widget with the options of the node (docs/contract/nodes.md §9). */
export function captchaOf(node: InputNode): CaptchaField | undefined {
  if (node.group !== 'captcha' || node.attributes.name !== 'captcha_turnstile_options') return undefined
  const options = optionsIn(valueOf(node))
  const sitekey = textAt(options, 'sitekey')
  if (!sitekey) return undefined
  return {
    field: 'captcha',
    key: keyOf(node),
    group: node.group,
    sitekey,
    theme: textAt(options, 'theme') ?? 'auto',
    action: textAt(options, 'action') ?? '',
    answerName: textAt(options, 'response_field_name') ?? 'transient_payload.captcha_turnstile_response',
  }
}

function optionsIn(value: string | undefined) {
  if (value === undefined) return undefined
  try {
    return fieldsIn(JSON.parse(value))
  } catch {
    // Without options there is no widget. The service then refuses with message 4000038.
    return undefined
  }
}
