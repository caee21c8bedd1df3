import { useEffect, useRef } from 'react'

/** The first wrong field, or the failure, takes the focus after each answer. */
export function useFirstError(refused: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused !== undefined)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [refused])
  return form
}
