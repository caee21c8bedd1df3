import { MessageId } from '@collect/contract'
import { message } from '../../nodes/message.ts'
import { maxKeyNameLength } from '../../records/webauthn-credential.ts'
import { unprintableIssues } from '../../schema/unprintable.ts'
import { refusedField, type Refused } from '../verdict.ts'

export const nameField = 'webauthn_register_displayname'

/** The refusal of an invalid key name. */
export function refusedName(name: string): Refused | undefined {
  const [unprintable] = unprintableIssues(name)
  if (unprintable) return refusedField(nameField, unprintable.message)
  if (name.length <= maxKeyNameLength) return undefined
  const lengths = { max_length: maxKeyNameLength, actual_length: name.length }
  return refusedField(nameField, message(MessageId.tooLong, lengths))
}
