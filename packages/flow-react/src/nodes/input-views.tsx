import type {
  CheckboxField,
  CodeField,
  Field,
  FieldMessage,
  Link,
  PasswordField,
  SelectField,
  TextField,
  Words,
} from '@collect/flow'
import { CheckboxField as Checkbox } from '../fields/inputs/checkbox-field.tsx'
import { CodeField as Code } from '../fields/inputs/code-field.tsx'
import type { FieldProps } from '../fields/inputs/field.tsx'
import { FieldLink } from '../fields/field-link.tsx'
import { PasswordField as Password } from '../fields/inputs/password-field.tsx'
import { SelectField as Select } from '../fields/inputs/select-field.tsx'
import { TextField as Text } from '../fields/inputs/text-field.tsx'
import { useFlowView, useSay } from '../flow-context.ts'
import { useSaid } from './use-said.ts'

interface Labelled {
  readonly group: Field['group']
  readonly name: string
  readonly label: Words
  readonly required: boolean
  readonly disabled: boolean
  readonly autocomplete?: string
  readonly messages: readonly FieldMessage[]
  readonly focus?: true
  readonly link?: Link
}

/** Props that all inputs share. */
function useFieldProps(field: Labelled): FieldProps {
  const say = useSay()
  const { prefix } = useFlowView()
  return {
    // The id contains the group, because two sections of the settings may have a field of the same name.
    id: `${prefix}-${field.group}-${field.name}`,
    name: field.name,
    label: say(field.label),
    required: field.required,
    disabled: field.disabled,
    autoComplete: field.autocomplete,
    messages: useSaid(field.messages),
    focus: field.focus,
    aside: field.link && <FieldLink href={field.link.href} text={say(field.link.label)} testid={field.link.testid} />,
  }
}

export function TextView({ field }: { readonly field: TextField }) {
  const say = useSay()
  return (
    <Text
      {...useFieldProps(field)}
      type={field.type}
      value={field.value}
      placeholder={say(field.placeholder)}
      pattern={field.pattern}
    />
  )
}

export function PasswordView({ field }: { readonly field: PasswordField }) {
  const say = useSay()
  const { formatter } = useFlowView()
  return (
    <Password
      {...useFieldProps(field)}
      placeholder={say(field.placeholder)}
      showLabel={formatter.text('input.show-password')}
      atLeast={field.atLeast}
      rule={field.atLeast === undefined ? undefined : formatter.text('input.password.rule', { min: field.atLeast })}
    />
  )
}

export function CodeView({ field }: { readonly field: CodeField }) {
  return <Code {...useFieldProps(field)} value={field.value} length={field.length} pattern={field.pattern} />
}

/** The value of an unticked box, which a browser would not send. Scopes form a list instead. */
const untickedOf = ({ value }: CheckboxField) => (value === 'true' ? 'false' : undefined)

export function CheckboxView({ field }: { readonly field: CheckboxField }) {
  const say = useSay()
  const props = useFieldProps(field)
  return (
    <Checkbox
      {...props}
      // Scopes share one name.
      id={field.name === 'grant_scope' ? `${props.id}-${field.value}` : props.id}
      checked={field.checked}
      value={field.value}
      unticked={untickedOf(field)}
      text={field.description && say(field.description)}
      mark={field.mark && say(field.mark)}
    />
  )
}

export function SelectView({ field }: { readonly field: SelectField }) {
  const say = useSay()
  const options = field.options.map(({ value, label }) => ({ value, label: say(label) }))
  return <Select {...useFieldProps(field)} value={field.value} options={options} placeholder={say(field.placeholder)} />
}
