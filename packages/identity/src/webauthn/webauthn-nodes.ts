import { MessageId, type Group, type InputNode } from '@collect/contract'
import { wireTime } from '../clock.ts'
import { message } from '../nodes/message.ts'
import { authenticatorNameOf, uuidOf } from './authenticator-names.ts'
import { inputNode } from '../nodes/node.ts'
import type { FlowRecord } from '../records/flow.ts'
import { credentialHexIdOf, type WebauthnCredential, type WebauthnMethod } from '../records/webauthn-credential.ts'

/** A function of the script, by its name on `window` (docs/contract/nodes.md §10.2). */
type ScriptFunction =
  | 'oryWebAuthnLogin'
  | 'oryWebAuthnRegistration'
  | 'oryPasskeyLogin'
  | 'oryPasskeyRegistration'
  | 'oryPasskeySettingsRegistration'

interface Trigger {
  readonly group: Group
  readonly name: string
  readonly calls: ScriptFunction
  readonly label: number
  readonly value?: string
  /** Whether `onclick` passes the options, for older clients; newer ones read them from the field. */
  readonly withOptions?: boolean
}

/** A button that starts a ceremony. Native clients have no script to evaluate. */
export function triggerNode(
  { flow }: { readonly flow: FlowRecord },
  { group, name, calls, label, value, withOptions }: Trigger,
): InputNode {
  const extras = {
    ...(value !== undefined && { value }),
    ...(flow.type === 'browser' && { onclick: `window.${calls}(${withOptions ? value : ''})` }),
    onclickTrigger: calls,
  }
  return inputNode(group, name, 'button', extras, message(label))
}

/** Names of older keys, and where a key is, are extras in the label's context that other clients ignore. */
const providerOf = ({ authenticator: { aaguid } }: WebauthnCredential): string | undefined =>
  authenticatorNameOf(uuidOf(aaguid))

/** One button per key that the account has, in the order of their ids (docs/contract/nodes.md §1.4). */
export const removeNodes = (
  group: Group,
  keys: readonly WebauthnCredential[],
  { label, disabled }: { readonly label: number; readonly disabled: (key: WebauthnCredential) => boolean },
): readonly InputNode[] =>
  keys
    .map((key) => {
      const added = Date.parse(key.added_at) || 0
      const provider = providerOf(key)
      const said = message(label, {
        display_name: key.display_name || provider || 'unnamed',
        added_at: wireTime(added),
        added_at_unix: Math.floor(added / 1000),
        ...(key.last_used_at && { last_used_at_unix: Math.floor(Date.parse(key.last_used_at) / 1000) }),
        ...(provider && { provider }),
        ...(group === 'passkey' && key.flags && { synced: key.flags['backup_state'] === true }),
      })
      return inputNode(
        group,
        `${group}_remove`,
        'submit',
        { value: credentialHexIdOf(key), disabled: disabled(key) },
        said,
      )
    })
    .toSorted((a, b) => (String(a.attributes.value) < String(b.attributes.value) ? -1 : 1))

/**
 * One button per key that the owner removed in this flow. A Kratos has no such node; clients without translations show
 * the English title.
 */
export const restoreNodes = (method: WebauthnMethod, { removedKeys = [] }: FlowRecord): readonly InputNode[] =>
  removedKeys
    .filter((removed) => removed.method === method)
    .map(({ key }) => {
      const name = `${method}_restore`
      const context = { title: 'Undo', name, display_name: key.display_name || providerOf(key) || 'unnamed' }
      return inputNode(
        method,
        name,
        'submit',
        { value: credentialHexIdOf(key) },
        message(MessageId.labelTrait, context),
      )
    })
