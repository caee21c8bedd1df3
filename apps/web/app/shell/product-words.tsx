import { createFormatter } from '@collect/messages'
import { MessagesProvider } from '@collect/messages/react'
import type { ReactNode } from 'react'

const words = createFormatter('en')

/** All words, for the product's own pages. */
export function ProductWords({ children }: { readonly children: ReactNode }) {
  return <MessagesProvider formatter={words}>{children}</MessagesProvider>
}
