import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'

import { useFrame } from '../../frame/use-frame.ts'
import { openDrafts } from './drafts.ts'
import type { Typed } from '../rules.ts'
import type { RuledForm } from '../use-form-rules.ts'

interface KeptDraftOptions {
  readonly ruled: RuledForm
  /** The form before the user types. */
  readonly typed: Typed
  /** Absent for a form that keeps no draft. */
  readonly name: string | undefined
  /** The form came with what the user typed, which goes before a draft. */
  readonly isTyped: boolean
}

export interface KeptDraft {
  /** When the draft was kept last, in milliseconds; undefined without one. */
  readonly keptAt: number | undefined
  /** For the form: a field has changed. */
  onInput(): void
  /** Forgets the draft, and empties the form. */
  drop(): void
}

/** Time after the last change, in milliseconds. */
const pause = 500

/** What the user types into a form stays in this tab until it is saved: after a reload, and after another page. */
export function useKeptDraft({ ruled, typed, name, isTyped }: KeptDraftOptions): KeptDraft {
  const owner = useFrame()?.viewer?.id
  const key = name === undefined || owner === undefined ? '' : `${owner} ${name}`
  const keptAt = useSyncExternalStore(
    (onChange) => openDrafts().subscribe(onChange),
    () => openDrafts().read(key)?.at,
    () => undefined,
  )
  const [changes, setChanges] = useState(0)
  const { search } = useLocation()
  const { location: next } = useNavigation()

  const keep = useEffectEvent(() => {
    const form = ruled.form.ref.current
    if (key === '' || !form) return
    const fields = Object.fromEntries(
      [...new FormData(form)].flatMap(([field, text]) => (field in typed ? [[field, String(text)] as const] : [])),
    )
    if (Object.entries(fields).every(([field, text]) => text === (typed[field] ?? ''))) openDrafts().drop(key)
    else openDrafts().keep(key, { fields, at: Date.now() })
  })
  useEffect(() => {
    if (changes === 0) return
    const timer = setTimeout(() => keep(), pause)
    return () => clearTimeout(timer)
  }, [changes])

  const restore = useEffectEvent(() => {
    const draft = isTyped ? undefined : openDrafts().read(key)
    for (const [field, text] of Object.entries(draft?.fields ?? {})) if (field in typed) ruled.set(field, text)
  })
  useEffect(() => restore(), [])

  // The page that follows says that it is saved.
  const isSaved = [search, next?.search ?? ''].some((query) => new URLSearchParams(query).get('told') === 'copy-added')
  useEffect(() => {
    if (isSaved) openDrafts().drop(key)
  }, [isSaved, key])

  return {
    keptAt,
    onInput: () => setChanges(changes + 1),
    drop() {
      setChanges(0)
      openDrafts().drop(key)
      for (const [field, text] of Object.entries(typed)) ruled.set(field, text)
    },
  }
}
