import type { Group } from '@collect/contract'
import type { TextKey } from '@collect/messages'
import { Icon } from '../fields/icon.tsx'
import { useFlowView } from '../flow-context.ts'
import type { CeremonyEnd } from '../load-ceremony.ts'

interface CeremonyNoteProps {
  readonly group: Group
  readonly end: CeremonyEnd | undefined
}

/** The nearest words of the sign-in page; for the others, those of a stopped dialog. */
const nearest: Partial<Record<CeremonyEnd, TextKey>> = {
  known: 'ceremony.failed',
  failed: 'ceremony.failed',
  unsupported: 'ceremony.failed',
  offline: 'flow.unreachable',
}

/** The result of a ceremony, announced too, in neutral words because users may cancel. Names a missing script. */
export function CeremonyNote({ group, end }: CeremonyNoteProps) {
  const { find, text } = useFlowView().formatter
  // The settings have words of their own, where something was to be saved, some of them for security keys.
  const wordsOf = (how: Exclude<CeremonyEnd, 'sent'>): string =>
    how === 'missing'
      ? text(`two-step.${group === 'passkey' ? 'passkey' : 'webauthn'}.description.error`)
      : (find(`settings.ceremony.${how}.${group}`) ??
        find(`settings.ceremony.${how}`) ??
        text(nearest[how] ?? 'ceremony.stopped'))
  const said = end && end !== 'sent' && wordsOf(end)
  return (
    <>
      <p className="hint told-here" role="status">
        {said && <Icon name="info" />}
        {said}
      </p>
      <noscript>
        <p className="hint">{text('ceremony.no-script')}</p>
      </noscript>
    </>
  )
}
