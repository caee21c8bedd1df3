import { useCallback, useState } from 'react'

import type { AccountContext } from './older-sessions.ts'

/**
 * The data around the settings form, and a function that reads it again after a save. It asks without the router, which
 * would load a file for the answer: on a newer release that file is gone, and the router would reload the page in the
 * middle of a form. Without an answer the page keeps what it has. What arrives with the page later replaces it.
 */
export function useAccountContext(arrived: AccountContext): readonly [AccountContext, () => void] {
  const { others } = arrived
  const [read, setRead] = useState<{ readonly after: typeof others; readonly context: AccountContext }>()
  const reload = useCallback(() => {
    fetch('/settings/around')
      .then((answer) => (answer.ok ? (answer.json() as Promise<AccountContext>) : undefined))
      .then(
        (context) => context && setRead({ after: others, context }),
        () => undefined,
      )
  }, [others])
  return [read?.after === others ? read.context : arrived, reload]
}
