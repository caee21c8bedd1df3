import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

import { useFrame } from '../frame/use-frame.ts'
import { draftsIn, type Drafts } from './drafts.ts'
import type { Typed } from './rules.ts'
import type { RuledForm } from './use-form-rules.ts'

interface KeptDraftOptions {
  readonly ruled: RuledForm
  /** The form before the user types. */
  readonly typed: Typed
  /** Absent for a form that keeps no draft. */
  readonly name: string | undefined
  /** The form came with what the user typed, which goes before a draft. */
  readonly isTyped: boolean
}

interface KeptDraft {
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
  const key = name === undefined || owner === undefined ? undefined : `${owner} ${name}`
  const [keptAt, setKeptAt] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { search } = useLocation()
  const { location: next } = useNavigation()

  const forget = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (key !== undefined) openDrafts()?.drop(key)
    setKeptAt(undefined)
  })
  const fieldsOf = (): Typed => {
    const form = ruled.form.ref.current
    const fields = form ? [...new FormData(form)] : []
    return Object.fromEntries(fields.flatMap(([field, text]) => (field in typed ? [[field, String(text)]] : [])))
  }
  const keep = useEffectEvent(() => {
    clearTimeout(timer.current)
    const drafts = openDrafts()
    if (key === undefined || !drafts || !ruled.form.ref.current) return
    const fields = fieldsOf()
    if (Object.entries(fields).every(([field, text]) => text === (typed[field] ?? ''))) return forget()
    setKeptAt(drafts.keep(key, fields, Date.now()))
  })
  const restore = useEffectEvent(() => {
    const draft = key === undefined || isTyped ? undefined : openDrafts()?.read(key)
    if (!draft) return
    for (const [field, text] of Object.entries(draft.fields)) if (field in typed) ruled.set(field, text)
    setKeptAt(draft.at)
  })
  useEffect(() => {
    restore()
    return () => clearTimeout(timer.current)
  }, [])

  // The page that follows says that it is saved.
  const isSaved = [search, next?.search ?? ''].some((query) => new URLSearchParams(query).get('told') === 'copy-added')
  useEffect(() => {
    if (isSaved) forget()
  }, [isSaved])

  return {
    keptAt,
    onInput() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => keep(), pause)
    },
    drop() {
      forget()
      for (const [field, text] of Object.entries(typed)) ruled.set(field, text)
    },
  }
}

/** A browser may refuse to keep anything. */
function openDrafts(): Drafts | undefined {
  try {
    return draftsIn(sessionStorage)
  } catch {
    return undefined
  }
}
