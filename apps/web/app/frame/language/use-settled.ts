import { useEffect, useRef, useState, type ChangeEvent } from 'react'

/** Pause after a key before a list saves by itself, in milliseconds (FORM-WIDGET-2). */
const pause = 500

/**
 * Props of a list that saves by itself. A pick with a pointer counts at once. A user at the keyboard walks through the
 * entries, so the one that stands for a while counts.
 */
export function useSettled(saved: string, save: (value: string) => Promise<void>) {
  // The entry on show until its saving ends.
  const [picked, setPicked] = useState<string>()
  const isByKey = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    value: picked ?? saved,
    onKeyDown: () => void (isByKey.current = true),
    onPointerDown: () => void (isByKey.current = false),
    onChange: ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
      setPicked(value)
      clearTimeout(timer.current)
      const settle = () => void save(value).finally(() => setPicked((now) => (now === value ? undefined : now)))
      if (isByKey.current) timer.current = setTimeout(settle, pause)
      else settle()
    },
  }
}
