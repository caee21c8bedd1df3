import type { Consent, ConsentScreen } from '@collect/flow'
import { CheckboxView } from '../nodes/input-views.tsx'
import { SubmitView } from '../nodes/submit-view.tsx'
import { useFlowView, useSay } from '../flow-context.ts'
import { FormShell } from './flow-form.tsx'

interface ConsentStepProps {
  readonly form: ConsentScreen['form']
  readonly consent: Consent
}

/** The requested scopes, and the buttons to allow or deny them (CONSENT-SCREEN). */
export function ConsentStep({ form, consent: { scopes, remember, actions, redirect } }: ConsentStepProps) {
  const say = useSay()
  const { text } = useFlowView().formatter
  return (
    <FormShell {...form} className="stack">
      {scopes.length > 0 && (
        <fieldset className="rows">
          <legend className="sr">{text('consent.requested-permissions-label')}</legend>
          {scopes.map((scope) => (
            <CheckboxView key={scope.key} field={scope} />
          ))}
        </fieldset>
      )}
      {remember && <CheckboxView field={remember} />}
      <div className="two">
        {actions.map((action) => (
          <SubmitView key={action.key} field={action} block={false} />
        ))}
      </div>
      <p className="hint centred">{say(redirect)}</p>
    </FormShell>
  )
}
