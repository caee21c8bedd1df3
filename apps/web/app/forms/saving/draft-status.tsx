import { tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'

import { MarkIcon } from '../../item/mark-icon.tsx'
import type { KeptDraft } from './use-kept-draft.ts'

/** Says that what was typed is kept, and forgets it on demand. */
export function DraftStatus({ draft: { keptAt, drop } }: { readonly draft: KeptDraft }) {
  const { text, locale } = useText()
  const time = new Intl.DateTimeFormat(tagOf(locale), { timeStyle: 'short' })
  return (
    <div className="kept">
      <span role="status">
        {keptAt !== undefined && (
          <>
            <MarkIcon name="own" />
            {text('form.draft', { time: time.format(keptAt) })}
          </>
        )}
      </span>
      {keptAt !== undefined && (
        <button type="button" className="btn btn--sm btn--quiet" onClick={drop}>
          {text('form.draft.drop')}
        </button>
      )}
    </div>
  )
}
