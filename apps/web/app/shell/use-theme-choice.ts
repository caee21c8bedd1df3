import { useLocation } from 'react-router'

import { useFrame } from '../frame/use-frame.ts'
import { useStoredChoice } from '../frame/language/use-stored-choice.ts'

export const themeChoices = ['system', 'light', 'dark'] as const

/** The colour scheme of the page, and a function that stores another one. */
export function useThemeChoice() {
  const store = useStoredChoice('/theme')
  const { pathname, search } = useLocation()
  return {
    chosen: useFrame()?.theme ?? 'system',
    from: pathname + search,
    choose: (theme: string) => store({ theme }),
  }
}
