import type { TextKey } from '@collect/messages'
import { useLocation } from 'react-router'

import { backTo } from '../../frame/back-to.ts'
import { useFrame } from '../../frame/use-frame.ts'

/**
 * The menu's back link (FORM-ELEMENT-6): to the query's `return_to` if it is of this site, else to the default redirect.
 * A page has no link to itself.
 */
export function useWayBack(): { readonly href: string; readonly text: TextKey } | undefined {
  const { pathname, search } = useLocation()
  const { origin = '', home = '/' } = useFrame() ?? {}
  const wanted = new URLSearchParams(search).get('return_to')
  const href = wanted ? backTo(wanted, origin) : home
  if (URL.parse(href, origin)?.href === origin + pathname) return undefined
  return { href, text: wanted ? 'error.action.go-back' : 'flow.back-home' }
}
