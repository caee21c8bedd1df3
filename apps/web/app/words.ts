import { createFormatter } from '@collect/messages'

/** The words of this app's pages, the same on the server and in the browser. */
export const words = createFormatter('en')
