import type { CaptchaField } from '@collect/flow'
import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import type { LiveCaptchaProps } from '../captcha/live-captcha.tsx'
import { useFlowView } from '../flow-context.ts'
import { createLazyCaptcha } from '../captcha-gate.ts'

/** The CAPTCHA's place. Only pages of a flow with a CAPTCHA load its code. */
export function CaptchaView({ field }: { readonly field: CaptchaField }) {
  const { captchaGate, formatter } = useFlowView()
  const [Live, setLive] = useState<ComponentType<LiveCaptchaProps>>()
  const [isLost, setLost] = useState(false)
  const [check] = useState(() =>
    createLazyCaptcha(() =>
      import('../captcha/live-captcha.tsx').then(
        ({ LiveCaptcha }) => {
          setLive(() => LiveCaptcha)
          setLost(false)
          return true
        },
        () => {
          setLost(true)
          return false
        },
      ),
    ),
  )
  // A layout effect, because a form may be submitted before other effects run.
  useLayoutEffect(() => captchaGate.guard(check), [captchaGate, check])
  useEffect(() => check.begin(), [check])
  return (
    <div className="captcha">
      {Live && <Live field={field} onReady={check.arrive} />}
      {isLost && (
        <p className="error" role="alert">
          {formatter.text('captcha.error')}
        </p>
      )}
      <noscript>
        <p className="hint">{formatter.text('captcha.no-script')}</p>
      </noscript>
    </div>
  )
}
