import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useFetcher, useNavigation } from 'react-router'

import { isUnsent, type Unsent } from '../../shell/contact/unsent.ts'
import { savedBefore, selfField, type SelfSaved } from './saved-before.ts'
import { plainTyped, type Typed } from '../rules.ts'
import type { RuledForm } from '../use-form-rules.ts'

interface SelfSavingOptions<Refused> {
  readonly ruled: RuledForm
  /** Fields that save by themselves; the others wait for the button. */
  readonly names: readonly string[]
  /** All fields as they are saved now. */
  readonly loaded: Typed
  /** Where the form posts to. */
  readonly action: string
  /** Fields that go along each time. */
  readonly always: readonly string[]
  /** What the service refused of the whole form. */
  readonly posted: Refused | undefined
}

/** A refusal that shows both versions of the form is the user's to settle. */
interface Refusal {
  readonly saved?: object
}

export type SavingState = 'idle' | 'saving' | 'saved' | 'unsent' | 'refused'

interface SelfSaving<Refused> {
  readonly state: SavingState
  /** What the service refused last. */
  readonly refused: Refused | undefined
  /** A field was changed that waits for the button. */
  readonly needsButton: boolean
  /** For the form: a field has changed. */
  onInput(): void
}

/** Time after the last change, in milliseconds (FORM-WIDGET-3). */
const pause = 500

/**
 * Saves changed fields half a second after the last change, one request at a time, and what is left when the user leaves.
 * Each field goes with the text that it replaces, so two tabs that change two fields lose nothing. While the user
 * chooses between two versions, the button alone saves.
 */
export function useSelfSaving<Refused extends Refusal>(options: SelfSavingOptions<Refused>): SelfSaving<Refused> {
  const { ruled, names, loaded, action, always, posted } = options
  const fetcher = useFetcher<unknown>()
  const isSending = fetcher.state === 'submitting'
  const answer = isSending ? undefined : (fetcher.data as SelfSaved | Unsent | Refused | undefined) // the action's type
  const isSaved = wasSaved(answer)
  const isLost = isUnsent(answer)
  const refused = useLatest(isSaved || isLost ? undefined : answer, posted)
  const isChoosing = refused?.saved !== undefined
  const navigation = useNavigation()
  const isLeaving = navigation.state === 'loading' && navigation.formData === undefined
  const [changes, setChanges] = useState(0)
  const [needsButton, setNeedsButton] = useState(false)
  /** What each field held when it was last the same as the saved one. */
  const base = useRef<Typed>(loaded)
  /** What is on its way. */
  const sent = useRef<Typed>({})

  const isChanged = (name: string) => textOf(ruled, name) !== base.current[name]
  const changed = () => (ruled.form.ref.current ? names.filter((name) => isChanged(name)) : [])
  /** What is on its way may be saved by the time that this arrives. */
  const beforeOf = (name: string) =>
    [base.current[name], sent.current[name]].flatMap((before) =>
      before === undefined ? [] : [[savedBefore(name), before] as const],
    )
  const fieldsOf = (fields: readonly string[]): readonly (readonly [name: string, value: string])[] => [
    [selfField, 'yes'],
    ...always.map((name) => [name, textOf(ruled, name)] as const),
    ...fields.flatMap((name) => [[name, textOf(ruled, name)] as const, ...beforeOf(name)]),
  ]

  const save = useEffectEvent(async () => {
    const fields = changed()
    if (fields.length === 0 || isSending || isChoosing || !(await ruled.check(fields))) return
    const body = new FormData()
    for (const [name, value] of fieldsOf(fields)) body.append(name, value)
    sent.current = Object.fromEntries(fields.map((name) => [name, textOf(ruled, name)]))
    void fetcher.submit(body, { method: 'post', action })
  })
  useEffect(() => {
    if (changes === 0) return
    const timer = setTimeout(() => void save(), pause)
    return () => clearTimeout(timer)
  }, [changes])
  useEffect(() => {
    if (isLeaving) void save()
  }, [isLeaving])

  /** Another tab and an undo change fields too: one that the user has not touched shows it. */
  const follow = useEffectEvent((now: Typed) => {
    for (const [name, saved] of Object.entries(now)) {
      const typed = textOf(ruled, name)
      const [before, onItsWay] = [base.current[name], sent.current[name]]
      const isMine = typed === saved || onItsWay === saved
      if (typed === before && typed !== saved) ruled.set(name, saved)
      if (isMine || typed === before) base.current = { ...base.current, [name]: saved }
    }
  })
  useEffect(() => follow(loaded), [loaded])

  /** The user may have gone on typing meanwhile. */
  const goOn = useEffectEvent(() => {
    for (const [name, typed] of Object.entries(sent.current)) {
      // The service may keep another form of it, such as 1 for 01.
      const saved = loaded[name] === base.current[name] ? typed : (loaded[name] ?? typed)
      if (textOf(ruled, name) === typed && typed !== saved) ruled.set(name, saved)
      base.current = { ...base.current, [name]: saved }
    }
    sent.current = {}
    void save()
  })
  useEffect(() => {
    if (wasSaved(answer)) goOn()
  }, [answer])

  /** The answer finds no page any more. @param isWhole Requests under way end with the page */
  const leave = useEffectEvent((isWhole: boolean) => {
    if (isChoosing) return
    const fields = changed().filter((name) => isWhole || !isSending || textOf(ruled, name) !== sent.current[name])
    if (fields.length === 0 || fields.some((name) => ruled.problemOf(name) !== undefined)) return
    const body = new URLSearchParams(fieldsOf(fields).map(([name, value]) => [name, value]))
    void fetch(action, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => {})
  })
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isLost || changed().some((name) => ruled.problemOf(name) !== undefined)) event.preventDefault()
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

  return {
    state: isSending ? 'saving' : isLost ? 'unsent' : refused ? 'refused' : isSaved ? 'saved' : 'idle',
    refused,
    needsButton,
    onInput() {
      setChanges(changes + 1)
      setNeedsButton(Object.keys(loaded).some((name) => !names.includes(name) && isChanged(name)))
    },
  }
}

const wasSaved = (answer: object | undefined): answer is SelfSaved => answer !== undefined && 'isSaved' in answer

/** The later one of two values that change. */
function useLatest<Value>(one: Value | undefined, other: Value | undefined): Value | undefined {
  const [seen, setSeen] = useState({ one, other, latest: one ?? other })
  if (seen.one === one && seen.other === other) return seen.latest
  const latest = seen.other === other ? (one ?? other) : other
  setSeen({ one, other, latest })
  return latest
}

/** What stands in a field now. */
function textOf({ form }: RuledForm, name: string): string {
  const field = form.ref.current?.elements.namedItem(name)
  if (field instanceof RadioNodeList) return plainTyped(field.value)
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked ? field.value : ''
  const hasText =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
  return hasText ? plainTyped(field.value) : ''
}
