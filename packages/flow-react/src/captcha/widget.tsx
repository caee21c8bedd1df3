import type { CaptchaField } from '@collect/flow'
import { DEFAULT_SCRIPT_ID, Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile'
import { useEffect, useRef, useState, type Ref } from 'react'
import type { CaptchaSize } from '../flow-context.ts'

/** CAPTCHA-WIDGET-2; in milliseconds. */
const retryEvery = 8000

/** Narrower than the flexible widget can be, in CSS pixels. */
const narrow = 300

/** Languages that the widget calls otherwise. */
const languages: Readonly<Record<string, string>> = { no: 'nb' }

interface WidgetProps {
  readonly ref: Ref<TurnstileInstance>
  readonly field: CaptchaField
  readonly locale: string
  readonly size: CaptchaSize
  readonly place: HTMLElement
  /** An empty text takes the answer back. */
  readonly onAnswer: (answer: string) => void
  /** It tries again by itself. */
  readonly onTrouble: () => void
  /** Its script did not load; drawn anew, it asks for it again. */
  readonly onBroken: () => void
}

/** Turnstile, as the options of the node want it (docs/contract/nodes.md §9). */
export function Widget({ ref, field, locale, size, place, onAnswer, onTrouble, onBroken }: WidgetProps) {
  const broken = useRef(onBroken)
  const [isNarrow] = useState(() => place.offsetWidth < narrow)
  useEffect(() => {
    // The library has put its script into the page by now. It takes a failed one for a loaded one, so that one goes.
    const script = document.getElementById(DEFAULT_SCRIPT_ID)
    const fail = () => {
      script?.remove()
      broken.current()
    }
    script?.addEventListener('error', fail)
    return () => script?.removeEventListener('error', fail)
  }, [])

  return (
    <Turnstile
      ref={ref}
      siteKey={field.sitekey}
      options={{
        action: field.action,
        theme: field.theme === 'light' || field.theme === 'dark' ? field.theme : 'auto',
        size: isNarrow ? 'compact' : size,
        retryInterval: retryEvery,
        language: languages[locale] ?? locale,
        // The input that the node names takes the answer.
        responseField: false,
      }}
      onSuccess={onAnswer}
      onExpire={() => onAnswer('')}
      onError={onTrouble}
    />
  )
}
