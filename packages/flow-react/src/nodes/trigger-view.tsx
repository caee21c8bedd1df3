import type { Group } from '@collect/contract'
import type { TriggerField } from '@collect/flow'
import { FieldMessages } from '../fields/inputs/field.tsx'
import type { IconName } from '../fields/icon.tsx'
import { TriggerButton } from '../fields/buttons/trigger-button.tsx'
import { useHydrated } from '../fields/use-hydrated.ts'
import { useFlowView, useSay } from '../flow-context.ts'
import { CeremonyNote } from './ceremony-note.tsx'
import { isPressed } from './submit-view.tsx'
import { useCeremony } from './use-ceremony.ts'
import { useSaid } from './use-said.ts'

export const iconOf = (group: Group): IconName => (group === 'passkey' ? 'passkey' : 'key')

interface TriggerViewProps {
  readonly field: TriggerField
  readonly block?: boolean
}

export function TriggerView({ field, block = true }: TriggerViewProps) {
  const say = useSay()
  const alive = useHydrated()
  const { prefix, pressed } = useFlowView()
  const button = { name: field.name, value: field.value ?? '' }
  const { end, start } = useCeremony(field.trigger, button)
  return (
    <div
      className={`trigger${block ? '' : ' trigger--end'}${field.added ? ' trigger--added' : ''}`}
      inert={field.added && !alive}
    >
      <TriggerButton
        name={field.name}
        value={field.value}
        label={say(field.label)}
        icon={iconOf(field.group)}
        block={block}
        busy={isPressed(pressed, button)}
        disabled={!alive || field.disabled || pressed !== undefined}
        onPress={start}
      />
      <CeremonyNote group={field.group} end={end} />
      <FieldMessages id={`${prefix}-${field.key}`} messages={useSaid(field.messages)} />
    </div>
  )
}
