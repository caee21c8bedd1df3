import type { RouterContextProvider } from 'react-router'

/** What loaders and actions are given. */
export interface Visit {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
  /** The page's address; that of the request may be the router's own (`/login.data`). */
  readonly url: URL
}
