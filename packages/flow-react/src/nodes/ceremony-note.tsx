import type { Group } from '@collect/contract'
import { useFlowView } from '../flow-context.ts'
import type { CeremonyEnd } from '../load-ceremony.ts'

interface CeremonyNoteProps {
  readonly group: Group
  readonly end: CeremonyEnd | undefined
}

/** The result of a ceremony, announced too, in neutral words because users may cancel. Names a missing script. */
export function CeremonyNote({ group, end }: CeremonyNoteProps) {
  const { text } = useFlowView().formatter
  return (
    <>
      <p className="hint told-here" role="status">
        {end === 'missing' && text(`two-step.${group === 'passkey' ? 'passkey' : 'webauthn'}.description.error`)}
        {(end === 'stopped' || end === 'known' || end === 'failed') && text(`ceremony.${end}`)}
      </p>
      <noscript>
        <p className="hint">{text('ceremony.no-script')}</p>
      </noscript>
    </>
  )
}
