import type { CaptchaField } from '@collect/flow'
import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import type { LiveCaptchaProps } from '../captcha/live-captcha.tsx'
import { useFlowView } from '../flow-context.ts'
import { createLateCheck } from '../gate.ts'

/** The CAPTCHA's place. Only pages of a flow with a CAPTCHA load its code. */
export function CaptchaView({ field }: { readonly field: CaptchaField }) {
  const { gate, formatter } = useFlowView()
  const [check] = useState(createLateCheck)
  const [Live, setLive] = useState<ComponentType<LiveCaptchaProps>>()
  const [isLost, setLost] = useState(false)
  // A layout effect, because a form may be submitted before other effects run.
  useLayoutEffect(() => gate.guard(check), [gate, check])
  useEffect(() => {
    import('../captcha/live-captcha.tsx').then(
      ({ LiveCaptcha }) => setLive(() => LiveCaptcha),
      () => {
        setLost(true)
        check.arrive(undefined)
      },
    )
  }, [check])
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
