import { contact } from '../../contact.ts'

/**
 * A link or a form that would load a document leaves the page for the browser's error page if the server cannot be
 * reached. The page stays and says why. To be called before React renders: the acts that React's own listeners carry
 * out are left alone.
 */
export function watchOffline(): void {
  addEventListener('click', stayOffline)
  addEventListener('submit', (event) => void postWhenReached(event))
}

/** Forms that may leave the page, because the server has just answered. */
const cleared = new WeakSet<EventTarget>()

/** A posted form holds what the user typed, so the server has to answer first. */
async function postWhenReached(event: SubmitEvent): Promise<void> {
  const { target: form, submitter } = event
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return
  if (cleared.delete(form)) return
  event.preventDefault()
  const repeat = () => form.requestSubmit(submitter)
  const isReached = await fetch('/health/alive', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isReached) return contact.report(true, repeat)
  cleared.add(form)
  repeat()
}

/** A link costs no request of its own: it is stopped only while the browser knows that it is offline. */
function stayOffline(event: Event): void {
  if (navigator.onLine || event.defaultPrevented) return
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin) return
  // A link to another part of the page has its whole address, up to the hash.
  if (link.hash && link.href.split('#')[0] === location.href.split('#')[0]) return
  event.preventDefault()
  contact.report(true, () => link.click())
}
