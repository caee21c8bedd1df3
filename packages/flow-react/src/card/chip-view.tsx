import type { Chip } from '@collect/flow'
import { Chip as ChipButton, ChipLink } from '../fields/chip.tsx'
import { useFlowView, useSay } from '../flow-context.ts'
import { FormShell } from '../steps/flow-form.tsx'

/** The chip with the identifier. It leads to another identifier, by a link to a new flow or by a step back. */
export function ChipView({ chip }: { readonly chip: Chip }) {
  const say = useSay()
  const { pressed } = useFlowView()
  const words = { identifier: chip.identifier, label: say(chip.label) }
  if (chip.chip === 'link') return <ChipLink {...words} href={chip.href} />
  return (
    <FormShell {...chip.form}>
      <ChipButton {...words} name={chip.name} value={chip.value} disabled={pressed !== undefined} />
    </FormShell>
  )
}
