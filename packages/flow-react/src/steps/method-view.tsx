import { factsOf, type MethodEntry } from '@collect/flow'
import { useEffect, type MouseEvent } from 'react'
import { MethodButton, MethodLink, type MethodWords } from '../fields/buttons/method-entry.tsx'
import { useFlowView, useLastUsed, useSay } from '../flow-context.ts'
import { CeremonyNote } from '../nodes/ceremony-note.tsx'
import { isPressed } from '../nodes/submit-view.tsx'
import { useCeremony, useCeremonyReady } from '../nodes/use-ceremony.ts'

export function MethodView({ entry }: { readonly entry: MethodEntry }) {
  switch (entry.choose) {
    case 'open':
      return <OpenMethod entry={entry} />
    case 'submit':
      return <SubmitMethod entry={entry} />
    case 'trigger':
      return <TriggerMethod entry={entry} />
  }
}

type Chosen<Choice extends MethodEntry['choose']> = Extract<MethodEntry, { choose: Choice }>

function useWords(entry: MethodEntry): MethodWords {
  const say = useSay()
  return {
    testid: entry.testid,
    icon: factsOf(entry.group).icon ?? 'key',
    title: say(entry.title),
    description: say(entry.description),
    badge: useLastUsed(entry),
  }
}

function OpenMethod({ entry }: { readonly entry: Chosen<'open'> }) {
  const { choose } = useFlowView()
  const isIncomplete = entry.group === 'passkey'
  useEffect(() => {
    // A missing passkey node logs an error for the operator (PASSKEY-READY-3).
    // oxlint-disable-next-line no-console
    if (isIncomplete) console.error('A passkey method came without passkey_login_trigger or passkey_register_trigger')
  }, [isIncomplete])
  function take(event: MouseEvent) {
    // The browser handles a click for a new tab or a download.
    if (!choose || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(entry.group, entry.href)
  }
  return <MethodLink {...useWords(entry)} href={entry.href} onChoose={take} />
}

function SubmitMethod({ entry }: { readonly entry: Chosen<'submit'> }) {
  const { pressed } = useFlowView()
  return (
    <MethodButton
      {...useWords(entry)}
      type="submit"
      name={entry.name}
      value={entry.value}
      busy={isPressed(pressed, entry)}
      disabled={entry.disabled || pressed !== undefined}
    />
  )
}

function TriggerMethod({ entry }: { readonly entry: Chosen<'trigger'> }) {
  const { formatter, pressed } = useFlowView()
  const ready = useCeremonyReady(entry.trigger)
  const button = { name: entry.name, value: entry.value ?? '' }
  const { end, start } = useCeremony(entry.trigger, button)
  const words = useWords(entry)
  const unavailable = formatter.text('two-step.passkey.description.error')
  return (
    <>
      <MethodButton
        {...words}
        description={ready === false ? unavailable : words.description}
        type="button"
        name={entry.name}
        value={entry.value}
        busy={isPressed(pressed, button)}
        // Disabled until its function exists (PASSKEY-READY-1).
        disabled={entry.disabled || !ready || pressed !== undefined}
        onPress={start}
      />
      <p className="sr" role="status">
        {ready === false && unavailable}
      </p>
      <CeremonyNote group={entry.group} end={end} />
    </>
  )
}
