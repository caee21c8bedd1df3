import { MessageId, type InputNode, type UiNode } from '@collect/contract'
import type { ScreenFlows } from './form-state.ts'
import { groupWhere } from './group-facts.ts'
import { inputsOf, isChoiceOfMany, isHidden, isProvider, isSubmit, valueOf } from './node-facts.ts'
import { isSecretField } from './typed-in.ts'
import { setValue, withoutBlanks, type FormEntries, type FormValues } from './values.ts'

/** The JSON body of a submit. */
export type Payload = FormValues

/** The pressed button. Its value replaces that of a hidden input with the same name. */
export interface Pressed {
  readonly name: string
  readonly value: string
}

interface Filling {
  readonly nodes: readonly UiNode[]
  readonly pressed: Pressed | undefined
}
type Rule = (payload: Payload, filling: Filling) => Payload

const rules: { readonly [Kind in keyof ScreenFlows]: readonly Rule[] } = {
  login: [providerDropsSecrets, resendDropsCode, codeDropsResend],
  registration: [providerDropsSecrets, resendDropsCode, codeDropsResend],
  recovery: [resendDropsCode, codeDropsEmail],
  verification: [resendDropsCode, codeDropsEmail],
  settings: [fieldNamesMethod, linkAsksForAccount],
  oauth2_consent: [],
}

/**
 * The body of a submit (CALL-SUBMIT-1): the form's entries, then the pressed button and its method, then the rules of
 * the kind.
 */
export function payloadOf(
  kind: keyof ScreenFlows,
  nodes: readonly UiNode[],
  entries: FormEntries,
  pressed?: Pressed,
): Payload {
  const filling: Filling = { nodes, pressed }
  const named = nameMethod(withoutBlanks(valuesIn(entries, filling)), filling)
  return rules[kind].reduce((payload, rule) => rule(payload, filling), named)
}

function valuesIn(entries: FormEntries, filling: Filling): FormValues {
  const values: FormValues = {}
  const scopes: string[] = []
  const inputs = inputsOf(filling.nodes)
  const isScoped = inputs.some(isChoiceOfMany)
  const sent = [...entries]
  for (const name of uncheckedOf(inputs, sent, filling)) setValue(values, name, false)
  for (const [name, value] of sent) {
    // Flows have no file inputs.
    if (typeof value !== 'string') continue
    if (isScoped && name === 'grant_scope') scopes.push(value)
    else setValue(values, name, typedValue(inputs, name, value))
  }
  // An empty list is a decision too.
  if (isScoped) values['grant_scope'] = scopes
  if (filling.pressed) setValue(values, filling.pressed.name, filling.pressed.value)
  return values
}

/**
 * The value with the type of its node. A service converts texts of plain forms alone: in JSON the text "30" is no number
 * (docs/contract/http.md §1.2).
 */
function typedValue(inputs: readonly InputNode[], name: string, value: string): string | number | boolean {
  const all = inputs.filter(({ attributes }) => attributes.name === name).map(({ attributes }) => attributes)
  if (all.some((input) => input.type === 'checkbox' || typeof input.value === 'boolean')) return value === 'true'
  const isNumber = all.some((input) => input.type === 'number' || typeof input.value === 'number')
  const number = isNumber && value.trim() !== '' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : value
}

/** Adds unchecked boxes of the submitted form as false, because a browser leaves them out (FORM-VALUE-3). */
function uncheckedOf(inputs: readonly InputNode[], sent: readonly (readonly [string, unknown])[], filling: Filling) {
  const names = new Set(sent.map(([name]) => name))
  const seen = inputs.filter((node) => !isHidden(node) && !isSubmit(node) && names.has(node.attributes.name))
  const groups = new Set([...seen.map(({ group }) => group), nodeOf(filling)?.group])
  return inputs
    .filter((node) => node.attributes.type === 'checkbox' && groups.has(node.group))
    .map((node) => node.attributes.name)
}

/** The node of the pressed button. */
const nodeOf = ({ nodes, pressed }: Filling): InputNode | undefined =>
  pressed &&
  inputsOf(nodes).find(
    (node) => isSubmit(node) && node.attributes.name === pressed.name && valueOf(node) === pressed.value,
  )

/**
 * The only `method` (docs/contract/nodes.md §11.3): that of the pressed button, or of the submitting script.
 */
function nameMethod(payload: Payload, filling: Filling): Payload {
  return filling.pressed ? pressedNamesMethod(payload, filling) : fieldNamesMethod(payload)
}

function pressedNamesMethod(payload: Payload, filling: Filling): Payload {
  const node = nodeOf(filling)
  if (!node || node.attributes.name === 'method' || node.group === 'default') return payload
  return { ...payload, method: node.group }
}

/** The method that a field means: no button names it, or the settings form says another one (SUBMIT-SETTINGS-1). */
function fieldNamesMethod(payload: Payload): Payload {
  const method = groupWhere(({ fields }) => Object.keys(payload).some((name) => fields?.test(name)))
  return method ? { ...payload, method } : payload
}

/** A resend drops the code, so that the service sends a new one instead of checking (docs/contract/nodes.md §11.2). */
function resendDropsCode(payload: Payload, filling: Filling): Payload {
  return nodeOf(filling)?.meta.label?.id === MessageId.labelResend ? without(payload, 'code') : payload
}

/** Login: a code clears `resend` (SUBMIT-LOGIN-2). */
function codeDropsResend(payload: Payload): Payload {
  return payload['code'] ? without(payload, 'resend') : payload
}

/** Recovery: a code clears `email`, which would request another code (SUBMIT-RECOVERY-1). */
function codeDropsEmail(payload: Payload): Payload {
  return payload['code'] ? without(payload, 'email') : payload
}

/** Providers that would otherwise reuse their current session (SUBMIT-SETTINGS-2). */
const askingProviders: ReadonlySet<unknown> = new Set(['google', 'github'])

/** The prompt of a link; undefined for a provider that needs none. */
export const promptFor = (link: unknown): string | undefined =>
  askingProviders.has(link) ? 'select_account' : undefined

function linkAsksForAccount(payload: Payload): Payload {
  const prompt = payload['method'] === 'oidc' && promptFor(payload['link'])
  return prompt ? { ...payload, upstream_parameters: { prompt } } : payload
}

/** What was typed goes with a provider's press, secrets do not (docs/contract/providers-and-oauth2.md §A5). */
function providerDropsSecrets(payload: Payload, filling: Filling): Payload {
  const node = nodeOf(filling)
  if (!node || !isProvider(node)) return payload
  return Object.fromEntries(Object.entries(payload).filter(([name]) => !isSecretField(name)))
}

function without(payload: Payload, name: string): Payload {
  const { [name]: _dropped, ...kept } = payload
  return kept
}
