import { contact } from '../../contact.ts'

/**
 * Without a network, a link or a form that would load a document leaves the page for the browser's error page. The page
 * stays and says why. To be called before React renders: the acts that React's own listeners carry out are left alone.
 */
export function watchOffline(): void {
  addEventListener('click', stayOffline)
  addEventListener('submit', stayOffline)
}

function stayOffline(event: Event): void {
  if (navigator.onLine || event.defaultPrevented) return
  const repeat = repeatOf(event)
  if (!repeat) return
  event.preventDefault()
  contact.report(true, repeat)
}

/** Repeats the user's act; undefined for one that stays within the page. */
function repeatOf(event: Event): (() => void) | undefined {
  const { target } = event
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement)
    return () => target.requestSubmit(event.submitter)
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  // A link to another part of the page has its whole address, up to the hash.
  if (
    !link ||
    link.origin !== location.origin ||
    (link.hash && link.href.split('#')[0] === location.href.split('#')[0])
  )
    return undefined
  return () => link.click()
}
