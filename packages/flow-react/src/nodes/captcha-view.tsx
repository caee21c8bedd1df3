import type { CaptchaField } from '@collect/flow'
import { useEffect, useState, type ComponentType } from 'react'
import { useFlowView } from '../flow-context.ts'

/** The place of the check for robots. Its code comes with a flow that has one; no other page carries it. */
export function CaptchaView({ field }: { readonly field: CaptchaField }) {
  const { text } = useFlowView().formatter
  const [Live, setLive] = useState<ComponentType<{ readonly field: CaptchaField }>>()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    import('../captcha/live-captcha.tsx').then(
      ({ LiveCaptcha }) => setLive(() => LiveCaptcha),
      () => setLost(true),
    )
  }, [])
  return (
    <div className="captcha">
      {Live && <Live field={field} />}
      {isLost && (
        <p className="error" role="alert">
          {text('captcha.error')}
        </p>
      )}
      <noscript>
        <p className="hint">{text('captcha.no-script')}</p>
      </noscript>
    </div>
  )
}
