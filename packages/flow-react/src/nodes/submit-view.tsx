import type { Pressed, SubmitField } from '@collect/flow'
import { FieldMessages } from '../fields/inputs/field.tsx'
import { SubmitButton, type SubmitButtonProps } from '../fields/buttons/submit-button.tsx'
import { useFlowView, useLastUsed, useSay } from '../flow-context.ts'
import { useSaid } from './use-said.ts'

interface SubmitViewProps {
  readonly field: SubmitField
  readonly look?: SubmitButtonProps['look']
  readonly block?: boolean
}

/** Whether this button's request runs. */
export const isPressed = (pressed: Pressed | undefined, { name, value }: Pressed) =>
  pressed?.name === name && pressed.value === value

export function SubmitView({ field, look = field.look, block = true }: SubmitViewProps) {
  const say = useSay()
  const { prefix, pressed } = useFlowView()
  return (
    <>
      <SubmitButton
        name={field.name}
        value={field.value}
        label={say(field.label)}
        badge={useLastUsed(field)}
        look={look}
        block={block}
        busy={isPressed(pressed, field)}
        disabled={field.disabled || pressed !== undefined}
      />
      <FieldMessages id={`${prefix}-${field.key}`} messages={useSaid(field.messages)} />
    </>
  )
}
