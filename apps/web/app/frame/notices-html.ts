import type { PendingDeletion } from '../server/pending-deletion.ts'

// On the account pages, notices are HTML, so that they cost the sign-in page no script. Texts of the catalogue hold no markup.

export const signedOutNoticeOf = (words: string | undefined): string =>
  words === undefined ? '' : `<div class="msg msg--ok" role="status" data-testid="signed-out"><p>${words}</p></div>`

/** On the account pages, a pending deletion as HTML. */
export const noticeOf = (deletion: PendingDeletion | undefined): string =>
  deletion?.isForAccountPage
    ? `<form class="msg msg--warn" method="post" action="/settings" data-testid="pending-deletion" aria-label="${deletion.keep}"><p>${deletion.text}</p><button class="btn btn--sm msg__act" type="submit" name="deletion" value="keep">${deletion.keep}</button></form>`
    : ''
