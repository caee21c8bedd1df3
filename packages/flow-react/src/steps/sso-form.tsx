import type { SsoForm as Sso } from '@collect/flow'
import type { CSSProperties } from 'react'
import { SocialButton } from '../fields/buttons/social-button.tsx'
import { useFlowView, useLastUsed, useSay } from '../flow-context.ts'
import { isPressed } from '../nodes/submit-view.tsx'
import { FormShell } from './flow-form.tsx'

/** A separate form for providers, so that Enter in a field never presses one (docs/contract/test-ids.md). */
export function SsoForm({ sso }: { readonly sso: Sso }) {
  const say = useSay()
  const { pressed, brands, formatter } = useFlowView()
  const last = sso.buttons.find(({ lastUsed }) => lastUsed)
  const badge = useLastUsed(last ?? {})
  // React's CSSProperties has no custom properties.
  const style = { '--cols': sso.columns } as CSSProperties
  return (
    <FormShell {...sso}>
      <div className="social" style={style}>
        {sso.buttons.map(({ key, name, value, kind, label, disabled, lastUsed }) => (
          <SocialButton
            key={key}
            name={name}
            value={value}
            kind={kind}
            label={say(label)}
            labelHidden={sso.labelsHidden}
            badge={lastUsed && badge}
            busy={isPressed(pressed, { name, value })}
            disabled={disabled || pressed !== undefined}
            brands={brands}
          />
        ))}
      </div>
      {last && sso.labelsHidden && (
        <p className="hint" aria-hidden="true">
          {formatter.text('misc.last-used.way', { way: last.provider })}
        </p>
      )}
    </FormShell>
  )
}
