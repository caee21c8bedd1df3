import type { Group } from '@collect/contract'
import { useFlowView } from '../flow-context.ts'
import type { CeremonyEnd } from '../load-ceremony.ts'

interface CeremonyNoteProps {
  readonly group: Group
  readonly end: CeremonyEnd | undefined
}

/** How it went, for eye and ear; neutral, because a person may change their mind. Says what is missing without a script. */
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
