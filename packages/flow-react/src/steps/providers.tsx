import type { SsoGroup } from '@collect/flow'
import type { CSSProperties } from 'react'
import { SocialButton } from '../fields/buttons/social-button.tsx'
import { useFlowView, useLastUsed, useSay } from '../flow-context.ts'
import { isPressed } from '../nodes/submit-view.tsx'

/**
 * The provider buttons of a form, above its fields. Enter in a field presses the first submit button of the document,
 * so a hidden twin of the primary one comes first (docs/contract/test-ids.md).
 */
export function Providers({ sso }: { readonly sso: SsoGroup }) {
  const say = useSay()
  const { pressed, brands, formatter } = useFlowView()
  const last = sso.buttons.find(({ lastUsed }) => lastUsed)
  const badge = useLastUsed(last ?? {})
  const isBusy = pressed !== undefined
  // React's CSSProperties has no custom properties.
  const style = { '--cols': sso.columns } as CSSProperties
  return (
    <>
      {sso.enter && (
        <button
          className="sr"
          type="submit"
          name={sso.enter.name}
          value={sso.enter.value}
          disabled={sso.enter.disabled || isBusy}
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <div data-testid={sso.testid}>
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
              disabled={disabled || isBusy}
              brands={brands}
            />
          ))}
        </div>
        {last && sso.labelsHidden && (
          <p className="hint" aria-hidden="true">
            {formatter.text('misc.last-used.way', { way: last.provider })}
          </p>
        )}
      </div>
    </>
  )
}
