import { MessageId } from '@collect/contract'
import { message } from '../../nodes/message.ts'
import { unprintableIssues } from '../../schema/unprintable.ts'
import { refusedField, type Refused } from '../verdict.ts'

/** Maximum length of a key's name, in characters. */
const maxNameLength = 100
export const nameField = 'webauthn_register_displayname'

/** The refusal of an invalid key name. */
export function refusedName(name: string): Refused | undefined {
  const [unprintable] = unprintableIssues(name)
  if (unprintable) return refusedField(nameField, unprintable.message)
  if (name.length <= maxNameLength) return undefined
  const lengths = { max_length: maxNameLength, actual_length: name.length }
  return refusedField(nameField, message(MessageId.tooLong, lengths))
}
