import { MessageId, type UiNode } from '@collect/contract'
import { inputsOf, isHidden, nameOf } from '../../form/node-facts.ts'
import type { TriggerField } from '../model/field.ts'
import { message } from '../model/words.ts'

/**
 * The button that asks for a passkey on a step whose nodes only list passkeys at the identifier field (FORM-STEP-6). It
 * calls the same script and fills in the same field as that list.
 */
export function passkeyButtonOf(nodes: readonly UiNode[]): TriggerField | undefined {
  const passkeys = inputsOf(nodes).filter(({ group }) => group === 'passkey')
  const isListed = passkeys.some((node) => nameOf(node) === 'passkey_login' && node.attributes.onloadTrigger)
  if (!isListed || !passkeys.every(isHidden)) return undefined
  return {
    field: 'trigger',
    key: 'passkey_login_trigger',
    group: 'passkey',
    name: 'passkey_login_trigger',
    value: '',
    label: message({ id: MessageId.loginPasskey, type: 'info', text: '' }),
    disabled: false,
    trigger: 'oryPasskeyLogin',
    added: true,
    messages: [],
  }
}
