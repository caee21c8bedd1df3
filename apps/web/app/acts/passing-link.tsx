import { useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'

import { keepFocusNear } from './keep-focus-near.ts'

interface PassingLinkProps extends LinkProps {
  /** Id of the element that takes the focus next; without it, what stands near the link. */
  readonly nextFocus?: string | undefined
}

/**
 * A link that goes with its own act, and keeps the focus near its place. The router's link drops what a `ref` returns, so
 * an effect does it.
 */
export function PassingLink({ nextFocus, ...link }: PassingLinkProps) {
  const element = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => keepFocusNear(element.current), [])
  return <Link {...link} ref={element} data-next-focus={nextFocus} />
}
