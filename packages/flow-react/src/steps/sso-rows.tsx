import type { SsoButton, SsoForm } from '@collect/flow'
import { BrandMark } from '../fields/brand-mark.tsx'
import { spinnerDelay } from '../fields/buttons/social-button.tsx'
import { SubmitButton } from '../fields/buttons/submit-button.tsx'
import { useDelayed } from '../fields/use-delayed.ts'
import { useFlowView, useSay } from '../flow-context.ts'
import { isPressed } from '../nodes/submit-view.tsx'
import { FormShell } from './flow-form.tsx'

/** Accounts at other providers, connected or not (SETTINGS-SECTION-3). */
export function SsoRows({ sso }: { readonly sso: SsoForm }) {
  return (
    <FormShell {...sso}>
      <ul className="rows">
        {sso.buttons.map((button) => (
          <SsoRow key={button.key} button={button} />
        ))}
      </ul>
    </FormShell>
  )
}

function SsoRow({ button: { name, value, kind, label, provider, disabled } }: { readonly button: SsoButton }) {
  const say = useSay()
  const { formatter, pressed, brands } = useFlowView()
  const isRunning = isPressed(pressed, { name, value })
  return (
    <li className="row row--sso">
      <BrandMark provider={value} kind={kind} brands={brands} />
      <div>
        <p className="row__t">{provider}</p>
        <p className="row__d">
          {formatter.text(name === 'unlink' ? 'settings.oidc.linked' : 'settings.oidc.not-linked')}
        </p>
      </div>
      <SubmitButton
        name={name}
        value={value}
        label={say(label)}
        look="small"
        busy={useDelayed(isRunning, spinnerDelay)}
        disabled={disabled || pressed !== undefined}
      />
    </li>
  )
}
