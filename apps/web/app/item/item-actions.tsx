import { useText } from '@collect/messages/react'
import { useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'

import { useContact } from '../shell/contact/use-contact.ts'
import { signInPath } from '../frame/sign-in-path.ts'
import { showToast } from '../shell/toasts/show-toast.ts'
import { useFrame } from '../frame/use-frame.ts'
import { itemPath } from './item-path.ts'
import type { OpenedItem, KeepResult } from './opened-item.ts'
import { Owner } from '../frame/owner.tsx'

/** Adds the item to the collection or removes it. A visitor without a session signs in and comes back here. */
export function ItemActions({ opened: { item, addedAt, isSignedIn, told } }: { readonly opened: OpenedItem }) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const frame = useFrame()
  const fetcher = useFetcher<{ readonly told: KeepResult }>()
  const here = itemPath(pathname, search, item.id)
  const isKept = addedAt !== undefined
  const { isLost } = useContact()
  const isStranded = isLost && fetcher.state === 'submitting'
  const isBusy = fetcher.state !== 'idle' && !isStranded

  // The toast may outlive the sheet, so it keeps what it needs.
  const addAgain = useRef<() => void>(() => undefined)
  useEffect(() => {
    addAgain.current = () => {
      const owner = frame?.viewer?.id
      void fetcher.submit({ keep: 'yes', ...(owner && { owner }) }, { method: 'post', action: here })
    }
  })

  const news = fetcher.data?.told
  useEffect(() => {
    if (!news) return
    const said = { kept: 'item.added', released: 'item.removed', failed: 'item.not-saved' } as const
    const undo = { label: text('settings.undo'), run: () => addAgain.current() }
    showToast({
      tone: news === 'failed' ? 'error' : 'success',
      title: text(said[news], { name: item.name }),
      ...(news === 'released' && { undo }),
    })
  }, [news, item.name, text])

  // A failure must not vanish with a toast (WCAG 2.2.1), so the sheet shows it too.
  const failure = isStranded ? 'offline.not-saved' : (news ?? told) === 'failed' ? 'item.not-saved' : undefined
  return (
    <div className="sheet__acts">
      {failure && (
        <p className="error" role="alert">
          <span>{text(failure)}</span>
        </p>
      )}
      {isSignedIn ? (
        <fetcher.Form method="post" action={here} className="sheet__form">
          <Owner />
          <span className={`sheet__kept ${isKept ? 'status status--ok' : ''}`} role="status">
            {isKept && text('item.kept')}
          </span>
          <button
            className={`btn btn--block ${isKept ? '' : 'btn--primary'} ${isBusy ? 'is-loading' : ''}`}
            name="keep"
            value={isKept ? 'no' : 'yes'}
            aria-busy={isBusy}
          >
            {isBusy && <span className="spinner" />}
            {text(isKept ? 'item.remove' : 'item.add')}
          </button>
        </fetcher.Form>
      ) : (
        <a className="btn btn--primary btn--block" href={signInPath('login', frame?.origin ?? '', here)}>
          {text('item.sign-in')}
        </a>
      )}
    </div>
  )
}
