import type { Group } from '@collect/contract'
import { Icon } from '../fields/icon.tsx'
import { useFlowView } from '../flow-context.ts'
import type { CeremonyEnd } from '../load-ceremony.ts'

interface CeremonyNoteProps {
  readonly group: Group
  readonly end: CeremonyEnd | undefined
}

const nearest = {
  stopped: 'ceremony.stopped',
  late: 'ceremony.stopped',
  known: 'ceremony.known',
  failed: 'ceremony.failed',
  unsupported: 'ceremony.failed',
  offline: 'flow.unreachable',
} as const

/** The result of a ceremony, announced too, in neutral words because users may cancel. Names a missing script. */
export function CeremonyNote({ group, end }: CeremonyNoteProps) {
  const { find, text } = useFlowView().formatter
  // The settings have words of their own for some ends; the sign-in page has the nearest ones.
  const wordsOf = (how: Exclude<CeremonyEnd, 'sent'>): string =>
    how === 'missing'
      ? text(`two-step.${group === 'passkey' ? 'passkey' : 'webauthn'}.description.error`)
      : (find(`settings.ceremony.${how}`) ?? text(nearest[how]))
  return (
    <>
      <p className="hint told-here" role="status">
        {end && end !== 'sent' && (
          <>
            <Icon name="info" />
            {wordsOf(end)}
          </>
        )}
      </p>
      <noscript>
        <p className="hint">{text('ceremony.no-script')}</p>
      </noscript>
    </>
  )
}
