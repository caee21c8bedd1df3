import type { RouterContextProvider } from 'react-router'

/** The arguments of loaders and actions. */
export interface Visit {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
  /** The page's address; the request may have the router's own (`/login.data`). */
  readonly url: URL
}
