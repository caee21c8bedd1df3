import { useRef, useState, type ChangeEvent } from 'react'

/** Pause after a key before a list saves by itself, in milliseconds (FORM-WIDGET-2). */
const pause = 500

/**
 * Props of a list that saves by itself. A pick with a pointer counts at once. A user at the keyboard walks through the
 * entries, so the one that stands for a while counts.
 */
export function useSettled(saved: string, save: (value: string) => Promise<void>) {
  // The entry on show until its saving ends.
  const [picked, setPicked] = useState<string>()
  const wait = useRef(0)
  const timer = useRef(0)
  return {
    value: picked ?? saved,
    onKeyDown: () => void (wait.current = pause),
    onChange: ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
      setPicked(value)
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => save(value).finally(() => setPicked(undefined)), wait.current)
      wait.current = 0
    },
  }
}
