import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useFetcher, useNavigation } from 'react-router'

import { useContact } from '../shell/contact/use-contact.ts'
import { savedBefore, selfField, type SelfSaved } from './saved-before.ts'
import { plainTyped, type Typed } from './rules.ts'
import type { RuledForm } from './use-form-rules.ts'

interface SelfSavingOptions {
  readonly ruled: RuledForm
  /** Fields that save by themselves; the others wait for the button. */
  readonly names: readonly string[]
  /** All fields as they are saved now. */
  readonly loaded: Typed
  /** Where the form posts to. */
  readonly action: string
  /** Fields that go along each time. */
  readonly always: readonly string[]
}

export type SavingState = 'idle' | 'saving' | 'saved' | 'lost' | 'refused'

interface SelfSaving<Refused> {
  readonly state: SavingState
  /** What the service refused last. */
  readonly refused: Refused | undefined
  /** For hidden fields of the form: each text that a field may replace. */
  readonly before: readonly (readonly [name: string, value: string])[]
  /** A field was changed that waits for the button. */
  readonly needsButton: boolean
  /** For the form: a field has changed. */
  onInput(): void
}

/** Time after the last change, in milliseconds (FORM-WIDGET-3). */
const pause = 500

/**
 * Saves changed fields half a second after the last change, one request at a time, and what is left when the user leaves.
 * Each field goes with the text that it replaces, so two tabs that change two fields lose nothing.
 */
export function useSelfSaving<Refused extends object>(options: SelfSavingOptions): SelfSaving<Refused> {
  const { ruled, names, loaded, action, always } = options
  const fetcher = useFetcher<unknown>()
  const answer = fetcher.data as SelfSaved | Refused | undefined // the action's type
  const { isLost } = useContact()
  const navigation = useNavigation()
  const isLeaving = navigation.state === 'loading' && navigation.formData === undefined
  const [base, setBase] = useState(loaded)
  const [sent, setSent] = useState<Typed>({})
  const [needsButton, setNeedsButton] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const changed = (since: Typed = base): readonly string[] =>
    ruled.form.ref.current ? names.filter((name) => textOf(ruled, name) !== since[name]) : []
  /** What is on its way may be saved by the time that this arrives. */
  const beforeOf = (name: string) =>
    [base[name], sent[name]].flatMap((before) => (before === undefined ? [] : [[savedBefore(name), before] as const]))
  const fieldsOf = (fields: readonly string[]): readonly (readonly [name: string, value: string])[] => [
    [selfField, 'yes'],
    ...always.map((name) => [name, textOf(ruled, name)] as const),
    ...fields.flatMap((name) => [[name, textOf(ruled, name)] as const, ...beforeOf(name)]),
  ]

  const save = useEffectEvent(async (since?: Typed) => {
    clearTimeout(timer.current)
    const fields = changed(since)
    if (fields.length === 0 || fetcher.state !== 'idle' || !(await ruled.check(fields))) return
    const body = new FormData()
    for (const [name, value] of fieldsOf(fields)) body.append(name, value)
    setSent(Object.fromEntries(fields.map((name) => [name, textOf(ruled, name)])))
    void fetcher.submit(body, { method: 'post', action })
  })

  /** Another tab and an undo change fields too: one that the user has not touched shows it. */
  const follow = useEffectEvent(() => {
    const next: Record<string, string> = { ...base }
    for (const [name, saved] of Object.entries(loaded)) {
      const typed = textOf(ruled, name)
      if (typed === base[name] && typed !== saved) ruled.set(name, saved)
      if (typed === base[name] || typed === saved || sent[name] === saved) next[name] = saved
    }
    setBase(next)
  })
  const saved = JSON.stringify(loaded)
  useEffect(() => follow(), [saved])

  const isSaved = answer !== undefined && 'isSaved' in answer
  const isSending = fetcher.state !== 'idle'
  /** The user may have gone on typing meanwhile. */
  const goOn = useEffectEvent(() => {
    const now: Record<string, string> = { ...base }
    for (const [name, typed] of Object.entries(sent)) {
      // The service may keep another form of it, such as 1 for 01.
      now[name] = loaded[name] === base[name] ? typed : (loaded[name] ?? typed)
      if (textOf(ruled, name) === typed && typed !== now[name]) ruled.set(name, now[name])
    }
    setSent({})
    setBase(now)
    void save(now)
  })
  useEffect(() => {
    if (isSaved && !isSending) goOn()
  }, [isSaved, isSending])
  useEffect(() => {
    if (isLeaving) void save()
  }, [isLeaving])

  /** The answer finds no page any more. @param isWhole Requests under way end with the page */
  const leave = useEffectEvent((isWhole: boolean) => {
    clearTimeout(timer.current)
    const fields = changed().filter((name) => isWhole || !isSending || textOf(ruled, name) !== sent[name])
    if (fields.length === 0 || fields.some((name) => ruled.problemOf(name) !== undefined)) return
    const body = new URLSearchParams(fieldsOf(fields).map(([name, value]) => [name, value]))
    void fetch(action, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => {})
  })
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if ((isSending && isLost) || changed().some((name) => ruled.problemOf(name) !== undefined)) event.preventDefault()
  })
  // Before the fields are gone.
  useLayoutEffect(() => () => leave(false), [])
  useEffect(() => {
    const onHide = () => leave(true)
    const onBefore = (event: BeforeUnloadEvent) => ask(event)
    addEventListener('pagehide', onHide)
    addEventListener('beforeunload', onBefore)
    return () => {
      removeEventListener('pagehide', onHide)
      removeEventListener('beforeunload', onBefore)
    }
  }, [])

  const refused = !isSending && answer !== undefined && !('isSaved' in answer) ? answer : undefined
  return {
    state: isSending ? (isLost ? 'lost' : 'saving') : refused ? 'refused' : isSaved ? 'saved' : 'idle',
    refused,
    before: Object.keys(loaded).flatMap((name) => beforeOf(name)),
    needsButton,
    onInput() {
      clearTimeout(timer.current)
      setNeedsButton(Object.keys(loaded).some((name) => !names.includes(name) && textOf(ruled, name) !== base[name]))
      timer.current = setTimeout(() => void save(), pause)
    },
  }
}

/** What stands in a field now. */
function textOf({ form }: RuledForm, name: string): string {
  const field = form.ref.current?.elements.namedItem(name)
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked ? field.value : ''
  const hasText =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
  return hasText ? plainTyped(field.value) : ''
}
