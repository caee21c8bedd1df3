import type { CaptchaField } from '@collect/flow'
import { DEFAULT_SCRIPT_ID, Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile'
import { useEffect, useRef, useState, type Ref } from 'react'
import type { CaptchaSize } from '../flow-context.ts'

/** Times in milliseconds (CAPTCHA-WIDGET-2). */
const retryEvery = 8000

/** Minimum width of the flexible widget, in CSS pixels. */
const narrow = 300

/** Language tags that differ in Turnstile. */
const languages: Readonly<Record<string, string>> = { no: 'nb' }

interface WidgetProps {
  readonly ref: Ref<TurnstileInstance>
  readonly field: CaptchaField
  readonly locale: string
  readonly size: CaptchaSize
  readonly place: HTMLElement
  /** An empty text withdraws the answer. */
  readonly onAnswer: (answer: string) => void
  /** The widget failed and tries again by itself. */
  readonly onTrouble: () => void
  /** The script did not load. A remount loads it again. */
  readonly onBroken: () => void
}

/** Turnstile with the options of the node (docs/contract/nodes.md §9). */
export function Widget({ ref, field, locale, size, place, onAnswer, onTrouble, onBroken }: WidgetProps) {
  const broken = useRef(onBroken)
  const [isNarrow] = useState(() => place.offsetWidth < narrow)
  useEffect(() => {
    // The library takes a script that failed to load for a loaded one, so the element must go.
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
        // The node names the input for the answer.
        responseField: false,
      }}
      onSuccess={onAnswer}
      onExpire={() => onAnswer('')}
      onError={onTrouble}
    />
  )
}
