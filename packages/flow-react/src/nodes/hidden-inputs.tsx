import type { HiddenField } from '@collect/flow'
import { HiddenField as Hidden } from '../fields/inputs/hidden-field.tsx'
import { useOnload } from './use-onload.ts'

export function HiddenInputs({ inputs }: { readonly inputs: readonly HiddenField[] }) {
  useOnload(inputs.find(({ onload }) => onload)?.onload)
  return inputs.map(({ key, name, value, disabled }) => (
    <Hidden key={key} name={name} value={value} disabled={disabled} />
  ))
}
