import type { Area, Locale } from '@collect/messages'
import { createContext, use } from 'react'

import type { PendingDeletion } from './server/pending-deletion.ts'
import type { Theme } from './server/theme.ts'

/** Addresses of a language's two files: the texts of the account screens, and the product's further texts. */
export interface WordFiles {
  readonly account: string
  readonly product: string
}

/** The data of every page's frame. */
export interface PageFrame {
  readonly name: string
  readonly logo: string | undefined
  readonly origin: string
  readonly home: string
  readonly policy: string | undefined
  readonly terms: string | undefined
  readonly devPages: boolean
  readonly hasRegistration: boolean
  readonly hasFont: boolean
  readonly theme: Theme | undefined
  readonly locale: Locale
  readonly words: WordFiles
  readonly hasLanguages: boolean
  readonly deletion: PendingDeletion | undefined
  readonly signedOut: string | undefined
  readonly viewer: { readonly id: string; readonly email: string | undefined } | undefined
  /** The service did not say whether there is a session. */
  readonly isUnsure: true | undefined
}

/**
 * The page that its components are on. Product pages fill it from the router, account pages without one; the components
 * of both ask here.
 */
export interface OpenPage {
  readonly pathname: string
  /** The query with its question mark; empty without one. */
  readonly search: string
  /** Undefined on an error page whose frame could not be loaded. */
  readonly frame: PageFrame | undefined
  /** The texts that the page needs. */
  readonly area: Area
  /** The page is waiting for the server. */
  readonly isLoading: boolean
  /** The last request did not reach the server. */
  readonly isLost: boolean
  /** Repeats that request. */
  readonly tryAgain: () => void
  /** Shows another address and keeps the scroll position. */
  readonly go: (href: string) => void
  /** Asks the server for the page's data again. */
  readonly reload: () => Promise<void>
}

export const OpenPageContext = createContext<OpenPage | undefined>(undefined)

export function useOpenPage(): OpenPage {
  const page = use(OpenPageContext)
  if (!page) throw new Error('The entry module provides no page')
  return page
}
