import { isCodeFilledIn, isUsedUp } from '@collect/flow'
import { hiddenMessageIds, MessageId, type AnyFlow, type InputNode, type UiNode } from '@collect/contract'
import type { GoldenFlow } from '../setup/golden/golden-flows.ts'
import type { Control, Look, Looks } from './look.ts'

/** A page of a flow: its first page, or that of a chosen method. */
export interface SeenPage {
  readonly path: string
  readonly looks: Looks
}

/** Describes the nodes that are missing on the page; empty when none are. */
export function lossesOf(answer: GoldenFlow, pages: readonly SeenPage[]): readonly string[] {
  return [
    ...answer.flow.ui.nodes.flatMap((node) => lossOf(node, answer, pages)),
    ...messageLosses(answer.flow, pages),
    ...pages.flatMap(({ path, looks }) => [
      ...pageFaults(answer, looks.live).map((fault) => `${path}: ${fault}`),
      ...changesIn(looks).map((change) => `${path}: ${change}`),
    ]),
  ]
}

const isInput = (node: UiNode): node is InputNode => node.type === 'input'
const idOf = ({ attributes }: UiNode) => ('name' in attributes ? attributes.name : attributes.id)
const titleOf = (node: UiNode) => `${node.group}/${idOf(node)}`

/** A node that only reports an error of a field unknown to the schema (docs/contract/nodes.md §1.3, §13.10). */
const isInvented = ({ meta, messages }: InputNode) => !meta.label && messages.length > 0

/** Each node is on some page and on no page twice; equal nodes of one group are together. */
function lossOf(node: UiNode, answer: GoldenFlow, pages: readonly SeenPage[]): readonly string[] {
  if (isDrawnOtherwise(node, answer)) return []
  const alike = answer.flow.ui.nodes.filter((other) => isAlike(node, other))
  const most = alike.length
  const least = alike.filter(({ group }) => group === node.group).length
  const counts = pages.map(({ looks }) => countOf(node, looks.live))
  const isOften = pages.filter((_page, at) => (counts[at] ?? 0) > most)
  return [
    ...(counts.every((count) => count < least) ? [`${titleOf(node)} stands nowhere ${least} times`] : []),
    ...(mayRepeat(node) ? [] : isOften.map(({ path }) => `${path}: ${titleOf(node)} stands there more than once`)),
  ]
}

/**
 * Hidden nodes are in every form that needs them. The way back is in the chip, and in a link below the form
 * (docs/contract/nodes.md §11.2).
 */
const mayRepeat = (node: UiNode) => isInput(node) && (isHidden(node) || node.attributes.name === 'screen')

function isDrawnOtherwise(node: UiNode, { kind, flow }: GoldenFlow): boolean {
  // The options node alone renders the widget (docs/contract/nodes.md §11.2); a check below covers its token.
  if (node.group === 'captcha' && idOf(node) !== 'transient_payload.captcha_turnstile_response') return true
  if (isInput(node) && isInvented(node)) return true
  // The step is over: the rest of its form is not rendered (docs/contract/nodes.md §11.2).
  if (kind === 'verification' && flow.state === 'passed_challenge') return node.type === 'input'
  // The service takes nothing from this flow any more: one button starts anew (FORM-ELEMENT-4a).
  if (kind !== 'settings' && isUsedUp(flow)) return node.type === 'input' && !isHidden(node)
  // A link filled in the code: the step asks for one press.
  if (kind === 'verification' && isCodeFilledIn(flow)) return node.meta.label?.id === MessageId.labelResend
  return false
}

const isAlike = (one: UiNode, other: UiNode): boolean =>
  one.type === other.type &&
  idOf(one) === idOf(other) &&
  (!isInput(one) || !isInput(other) || isHidden(one) === isHidden(other)) &&
  (!isPressed(one) || (isPressed(other) && valueOf(one) === valueOf(other)))

const isHidden = (node: InputNode) => node.attributes.type === 'hidden'
const isPressed = (node: UiNode): node is InputNode => isInput(node) && /^(submit|button)$/.test(node.attributes.type)
const valueOf = ({ attributes: { value } }: InputNode) => String(value ?? '')

const placeOf = {
  text: 'node/text/{id}/text',
  img: 'node/image/{id}',
  a: 'node/anchor/{id}',
  script: 'node/script/{id}',
}

function countOf(node: UiNode, look: Look): number {
  if (isInput(node)) return look.controls.filter((control) => draws(control, node)).length
  if (node.type === 'div') return 1
  const testid = placeOf[node.type].replace('{id}', node.attributes.id)
  return look.testids.filter((id) => id === testid).length
}

function draws(control: Control, node: InputNode): boolean {
  if (control.name !== node.attributes.name) return false
  if (isPressed(node)) return control.tag === 'button' && control.value === valueOf(node)
  if (isHidden(node)) return control.type === 'hidden'
  // A checkbox has a hidden field for its unticked value.
  return control.tag !== 'button' && control.type !== 'hidden'
}

function messageLosses({ ui }: AnyFlow, pages: readonly SeenPage[]): readonly string[] {
  const saidOn = (id: number) =>
    pages.map(({ looks }) => looks.live.testids.filter((testid) => testid === `ui/message/${id}`).length)
  const ofFlow = (ui.messages ?? []).flatMap(({ id }) => {
    const counts = saidOn(id)
    const isSaid = counts.some((count) => count > 0) || hiddenMessageIds.has(id)
    return [
      ...(isSaid ? [] : [`message ${id} is not said`]),
      ...(counts.some((count) => count > 1) ? [`message ${id} is said ${Math.max(...counts)} times`] : []),
    ]
  })
  const ofNodes = ui.nodes.flatMap((node) =>
    node.messages.flatMap(({ id }) =>
      saidOn(id).some((count) => count > 0) ? [] : [`message ${id} of ${titleOf(node)} is not said`],
    ),
  )
  return [...ofFlow, ...ofNodes]
}

/** Every control has a label; every form has a submit button, the CSRF token and the hidden fields of its buttons. */
function pageFaults({ kind, flow }: GoldenFlow, { forms, controls }: Look): readonly string[] {
  const hidden = flow.ui.nodes
    .filter(isInput)
    .filter((node) => isHidden(node) && node.attributes.name !== 'captcha_turnstile_options')
  const guards = hidden.filter(({ group, attributes }) => attributes.name === 'csrf_token' || group === 'captcha')
  const id = new URL(flow.ui.action).pathname
  return [
    ...controls
      .filter(({ type, label }) => type !== 'hidden' && !label)
      .map(({ name, value }) => `${name}=${value} has no label`),
    ...forms.flatMap(({ testid, action, method, entersProvider }, at) => [
      ...(entersProvider ? [`Enter in ${testid} presses a provider`] : []),
      ...(new URL(action).pathname === id ? [] : [`${testid} posts to ${action}`]),
      ...(method.toLowerCase() === flow.ui.method.toLowerCase() ? [] : [`${testid} is sent by ${method}`]),
      ...guards
        .filter((node) => !controls.some((control) => control.form === at && draws(control, node)))
        .map((node) => `${testid} goes without ${titleOf(node)}`),
      ...(testid === `${kind}-flow`
        ? companionFaults(
            flow,
            hidden,
            controls.filter(({ form }) => form === at),
          )
        : []),
    ]),
  ]
}

/** A button's form has the hidden inputs of its group and, outside the settings, of the `default` group. */
function companionFaults({ ui }: AnyFlow, hidden: readonly InputNode[], controls: readonly Control[]) {
  return ui.nodes
    .filter(isPressed)
    .filter((button) => button.attributes.name !== 'screen' && controls.some((control) => draws(control, button)))
    .flatMap((button) =>
      hidden
        .filter(({ group }) => group === button.group || (button.group !== 'default' && isEverybodys(group, ui.nodes)))
        .filter((node) => !controls.some((control) => draws(control, node)))
        .map((node) => `${titleOf(button)} goes without ${titleOf(node)}`),
    )
}

/** docs/contract/nodes.md §11.2; settings have a form for each group. */
const isEverybodys = (group: string, nodes: readonly UiNode[]): boolean =>
  (group === 'default' || group === 'identifier_first') &&
  !nodes.some((node) => node.group === 'profile' && !isScreen(node))
const isScreen = (node: UiNode) => isInput(node) && node.attributes.name === 'screen'

/** Hydration changes nothing but enabling some buttons. */
function changesIn({ sent, live }: Looks): readonly string[] {
  const told = ({ controls, forms, testids, choices }: Look) => [
    ...forms.map((form) => JSON.stringify(form)),
    ...controls.map(({ isDisabled, ...control }) =>
      JSON.stringify(control.type === 'button' ? control : { ...control, isDisabled }),
    ),
    ...testids.filter((id) => !id.startsWith('node/script/')).toSorted(),
    ...choices,
  ]
  const [before, after] = [told(sent), told(live)]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `hydration lost ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `hydration added ${line}`),
  ]
}
