import type { SsoButton, SsoForm } from '@collect/flow'
import { BrandMark } from '../fields/brand-mark.tsx'
import { spinnerDelay } from '../fields/buttons/social-button.tsx'
import { SubmitButton } from '../fields/buttons/submit-button.tsx'
import { useDelayed } from '../fields/use-delayed.ts'
import { useFlowView, useSay } from '../flow-context.ts'
import { isPressed } from '../nodes/submit-view.tsx'
import { FormShell } from './flow-form.tsx'

/** Accounts at other providers, connected or not (SETTINGS-SECTION-3). A form of its own posts the row's parameters. */
export function SsoRows({ sso: { rows, ...form } }: { readonly sso: SsoForm }) {
  return (
    <ul className="rows">
      {rows.map(({ button, hidden }) => (
        <li key={button.key} className="row row--sso">
          <FormShell {...form} hidden={hidden} className="row__form">
            <SsoRow button={button} />
          </FormShell>
        </li>
      ))}
    </ul>
  )
}

function SsoRow({ button: { name, value, kind, label, provider, disabled } }: { readonly button: SsoButton }) {
  const say = useSay()
  const { formatter, pressed, brands } = useFlowView()
  const isRunning = isPressed(pressed, { name, value })
  return (
    <>
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
    </>
  )
}
