import { useText } from '@collect/messages/react'

import type { SavingState } from './use-self-saving.ts'

/** Says how far fields are that save by themselves. */
export function SavingStatus({ state }: { readonly state: SavingState }) {
  const { text } = useText()
  return (
    <>
      <p className="saving" role="status">
        {state === 'saving' ? text('form.saving') : state === 'saved' ? text('form.saved') : ''}
      </p>
      {state === 'unsent' && (
        <p className="error" role="alert" data-notice="failed">
          <span>{text('offline.not-saved')}</span>
        </p>
      )}
    </>
  )
}
