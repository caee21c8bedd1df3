import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { get, useForm, type UseFormRegisterReturn } from 'react-hook-form'
import { useLocation, useSubmit } from 'react-router'

import { modeNames, type FormMode } from './form-modes.ts'
import { registerOptions } from './register-options.ts'
import type { FormRules, Problems } from './rules.ts'

interface FormRulesOptions {
  readonly rules: FormRules
  /** What the service refused, by the names of fields. */
  readonly problems?: Problems | undefined
  /** A form is checked when it is sent, unless given, and then at each change. */
  readonly mode?: FormMode
}

export interface RuledForm {
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  register(name: string): UseFormRegisterReturn
  /** What is wrong with a field: here, or as the service said until the user changes it. */
  problemOf(name: string): string | undefined
  /** Checks these fields now, and says whether they keep their rules. */
  check(names: readonly string[]): Promise<boolean>
  /** Puts another text into a field. */
  set(name: string, typed: string): void
}

/**
 * A form whose fields have rules (OWN-FORM-1). A form that breaks one is not sent, and its first wrong field takes the
 * focus. Fields keep their own values, so that what a user typed before the script ran stays. The page that tells what
 * was saved takes the place of the form in the history, so that Back opens no form that is done. A form that the
 * service refuses keeps its entry with its state.
 */
export function useFormRules({ rules, problems = noProblems, mode = 'submit' }: FormRulesOptions): RuledForm {
  const {
    register,
    handleSubmit,
    setValue,
    trigger,
    formState: { errors, submitCount },
  } = useForm({ mode: modeNames[mode], reValidateMode: 'onChange', shouldFocusError: false })
  const submit = useSubmit()
  const { state } = useLocation() as { readonly state: unknown }
  const ref = useRef<HTMLFormElement>(null)
  const [mended, setMended] = useState<Mended>({ problems, names: noNames })
  const isMended = (name: string) => mended.problems === problems && mended.names.has(name)

  useEffect(() => {
    if (submitCount > 0 || problems !== noProblems) focusFirstWrong(ref.current)
  }, [submitCount, problems])

  return {
    form: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        const form = event.currentTarget
        const { submitter } = event.nativeEvent as SubmitEvent // what browsers send
        const sender = submitter instanceof HTMLButtonElement ? submitter : form
        void handleSubmit(() => submit(sender, { replace: true, state, preventScrollReset: true }))()
      },
    },
    register: (name) =>
      register(name, {
        ...registerOptions(rules[name] ?? {}),
        onChange: () => {
          // What is wrong with one field can be mended in another one.
          const others = Object.keys(rules).filter((other) => other !== name && get(errors, other) !== undefined)
          if (others.length > 0) void trigger(others)
          if (name in problems && !isMended(name))
            setMended({ problems, names: new Set(mended.problems === problems ? [...mended.names, name] : [name]) })
        },
      }),
    problemOf: (name) => {
      const { message } = (get(errors, name) ?? {}) as { readonly message?: string } // `registerOptions` wrote it
      return message || (isMended(name) ? undefined : problems[name])
    },
    check: (names) => trigger(names),
    set: (name, typed) => setValue(name, typed, { shouldValidate: submitCount > 0 }),
  }
}

/** Fields that the user changed since the service refused them. */
interface Mended {
  readonly problems: Problems
  readonly names: ReadonlySet<string>
}

const noProblems: Problems = {}
const noNames: ReadonlySet<string> = new Set()

/** A field in a closed part of the form cannot take the focus. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
  if (!wrong) return
  for (let part = wrong.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
  wrong.focus()
}
