import { isSecretField, type Field } from '@collect/flow'
import { useFlowView } from '../flow-context.ts'
import { FieldView } from './field-view.tsx'

/** Fields whose typed value is cleared after each answer (SUBMIT-STATE-1). */
const holdsSecret = (field: Field) =>
  field.field === 'password' || field.field === 'code' || (field.field === 'text' && isSecretField(field.name))

export function Fields({ fields }: { readonly fields: readonly Field[] }) {
  const { turn } = useFlowView()
  return fields.map((field) => (
    <FieldView key={holdsSecret(field) ? `${field.key}@${turn}` : field.key} field={field} />
  ))
}
