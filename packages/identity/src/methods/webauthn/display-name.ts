import { MessageId } from '@collect/contract'
import { message } from '../../nodes/message.ts'
import { unprintableIssues } from '../../schema/unprintable.ts'
import { refusedField, type Refused } from '../verdict.ts'

/** Letters; it is a name for a list. */
const maxNameLength = 100
export const nameField = 'webauthn_register_displayname'

/** What is wrong with how somebody calls a key. */
export function refusedName(name: string): Refused | undefined {
  const [unprintable] = unprintableIssues(name)
  if (unprintable) return refusedField(nameField, unprintable.message)
  if (name.length <= maxNameLength) return undefined
  const lengths = { max_length: maxNameLength, actual_length: name.length }
  return refusedField(nameField, message(MessageId.tooLong, lengths))
}
