import { useText } from '@collect/messages/react'
import { useFetcher } from 'react-router'

import { ActFailure } from '../../../acts/act-failure.tsx'
import type { ActNews } from '../../../acts/act-news.ts'
import { keepFocusNear } from '../../../acts/keep-focus-near.ts'
import { useSentAct } from '../../../acts/use-sent-act.ts'
import { useToldNews } from '../../../acts/use-told-news.ts'
import { Owner } from '../../../frame/owner.tsx'

interface SamplesFormProps {
  /** Of the collector's preferences. */
  readonly rev: number
  readonly isHidden: boolean
  /** The page that gets the form. */
  readonly action: string
}

/** Takes the samples out of sight of this account, or back. */
export function SamplesForm({ rev, isHidden, action }: SamplesFormProps) {
  const { text } = useText()
  const fetcher = useFetcher<ActNews>()
  useToldNews(fetcher, '')
  const { isBusy, failure } = useSentAct(fetcher, '')
  return (
    <fetcher.Form method="post" action={action} ref={keepFocusNear}>
      <Owner />
      <input type="hidden" name="intent" value="remove-samples" />
      <input type="hidden" name="rev" value={rev} />
      <button
        className={`btn ${isBusy ? 'is-loading' : ''}`}
        name="on"
        value={isHidden ? 'no' : 'yes'}
        aria-busy={isBusy}
      >
        {isBusy && <span className="spinner" />}
        {text(isHidden ? 'preferences.samples.show' : 'preferences.samples.remove')}
      </button>
      <ActFailure text={failure} />
    </fetcher.Form>
  )
}
