import type { RouterContextProvider } from 'react-router'

import { pageContext } from './page-context.ts'
import { sessionOf } from './session.ts'
import { themeOf } from './theme.ts'
import { emailOf } from './viewer.ts'

interface Visit {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** What the frame of every page needs; all of it is in the page, so it is little. */
export async function loadFrame({ request, context }: Visit) {
  const { project, devPages, origin } = context.get(pageContext)
  const session = await sessionOf(context, request)
  return {
    name: project.name,
    logo: project.logo_light_url,
    origin,
    devPages,
    theme: themeOf(request),
    viewer: session?.identity ? { email: emailOf(session.identity) } : undefined,
  }
}
