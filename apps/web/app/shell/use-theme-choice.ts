import { useLocation, useSubmit } from 'react-router'

import { useFrame } from '../frame/use-frame.ts'

export const themeChoices = ['system', 'light', 'dark'] as const

/** The colour scheme of the page, and a function that stores another one. */
export function useThemeChoice() {
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const from = pathname + search
  return {
    chosen: useFrame()?.theme ?? 'system',
    from,
    choose: (theme: string) =>
      submit({ theme, from }, { method: 'post', action: '/theme', replace: true, preventScrollReset: true }),
  }
}
