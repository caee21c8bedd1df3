import type { Form } from '@collect/flow'
import type { FormEvent, ReactNode } from 'react'
import { Fields } from '../nodes/fields.tsx'
import { SubmitView } from '../nodes/submit-view.tsx'
import { HiddenInputs } from '../nodes/hidden-inputs.tsx'
import { useFlowView } from '../flow-context.ts'
import { ResendView } from './resend-view.tsx'

interface FlowFormProps {
  readonly form: Form
  /** Drawn above the fields. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A real form. It posts before and without a script. */
export function FlowForm({ form, lead, children }: FlowFormProps) {
  const back = form.back && (
    <div className="centred">
      <SubmitView field={form.back} look="link" block={false} />
    </div>
  )
  const main = (
    <FormShell {...form} className="stack">
      {lead}
      <Fields fields={form.fields} />
      {children}
      {/* After the primary button, so that Enter never presses one of these. */}
      {form.resend && <ResendView field={form.resend} />}
      {!form.backForm && back}
    </FormShell>
  )
  if (!form.backForm) return main
  return (
    <>
      {main}
      <FormShell {...form.backForm}>{back}</FormShell>
    </>
  )
}

interface ShellProps extends Pick<Form, 'testid' | 'action' | 'method' | 'hidden'> {
  readonly className?: string
  readonly children: ReactNode
}

export function FormShell({ testid, action, method, hidden, className, children }: ShellProps) {
  const { submit } = useFlowView()
  function take(event: FormEvent<HTMLFormElement>) {
    if (!submit) return
    event.preventDefault()
    // A React form's submit event is a SubmitEvent; its type says Event only.
    const { submitter } = event.nativeEvent as SubmitEvent
    submit(event.currentTarget, submitter)
  }
  return (
    <form data-testid={testid} action={action} method={method} noValidate className={className} onSubmit={take}>
      <HiddenInputs inputs={hidden} />
      {children}
    </form>
  )
}
