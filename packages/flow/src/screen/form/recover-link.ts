import type { InputNode } from '@collect/contract'
import { carriedOn } from './addresses.ts'
import type { Link } from '../model/field.ts'
import type { Shown } from '../model/source.ts'
import { text } from '../model/words.ts'

/** The link "Recover Account" on the identifier step, "Forgot password?" at the password (FORM-ELEMENT-3). */
export function recoverLinkOf(node: InputNode, shown: Shown): Link | undefined {
  if (shown.kind !== 'login' || !shown.project.recovery_enabled) return undefined
  const href = carriedOn('recovery', shown)
  if (node.attributes.type === 'password') {
    return { label: text('forms.label.forgot-password'), href, testid: 'forgot-password-link' }
  }
  const isIdentifier = node.attributes.name === 'identifier' && shown.formState.state === 'provide_identifier'
  return isIdentifier ? { label: text('forms.label.recover-account'), href, testid: 'recover-account-link' } : undefined
}
