/**
 * The router gives up a request whose answer has not come whole when another navigation replaces it. Its reader of
 * answers leaves that as a rejection without a handler, which is no fault of the page.
 */
export function ignoreGivenUp(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
  })
}
