import type { Field } from '@collect/flow'
import { useFlowView } from '../flow-context.ts'
import { FieldView } from './field-view.tsx'

/** Fields whose typed value is cleared after each answer (SUBMIT-STATE-1). */
const isSecret = (field: Field) =>
  field.field === 'password' || field.field === 'code' || (field.field === 'text' && field.name === 'lookup_secret')

export function Fields({ fields }: { readonly fields: readonly Field[] }) {
  const { turn } = useFlowView()
  return fields.map((field) => <FieldView key={isSecret(field) ? `${field.key}@${turn}` : field.key} field={field} />)
}
