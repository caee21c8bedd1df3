import { data, type RouterContextProvider } from 'react-router'

import { pageContext } from '../server/page-context.ts'

/** Developer pages show internal data: where they are disabled, their addresses answer 404. */
export function onlyForDevelopers(context: Readonly<RouterContextProvider>): void {
  if (!context.get(pageContext).devPages) throw data(null, 404)
}
