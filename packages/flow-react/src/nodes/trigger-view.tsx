import type { TriggerField } from '@collect/flow'
import type { Group } from '@collect/contract'
import { FieldMessages } from '../fields/field.tsx'
import type { IconName } from '../fields/icon.tsx'
import { TriggerButton } from '../fields/trigger-button.tsx'
import { useFlowView, useSay } from '../flow-context.ts'
import { useCeremony } from './use-ceremony.ts'
import { useSaid } from './use-said.ts'

export const iconOf = (group: Group): IconName => (group === 'passkey' ? 'passkey' : 'key')

export function TriggerView({ field }: { readonly field: TriggerField }) {
  const say = useSay()
  const { prefix, pressed } = useFlowView()
  const { busy, start } = useCeremony(field.trigger)
  return (
    <>
      <TriggerButton
        name={field.name}
        value={field.value}
        label={say(field.label)}
        icon={iconOf(field.group)}
        busy={busy}
        disabled={field.disabled || pressed !== undefined}
        onPress={start}
      />
      <FieldMessages id={`${prefix}-${field.key}`} messages={useSaid(field.messages)} />
    </>
  )
}
