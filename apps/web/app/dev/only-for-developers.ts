import { data, type RouterContextProvider } from 'react-router'

import { pageContext } from '../server/page-context.ts'

/** These pages show more than a person should see; where they are off, there is nothing at their address. */
export function onlyForDevelopers(context: Readonly<RouterContextProvider>): void {
  if (!context.get(pageContext).devPages) throw data(null, 404)
}
