import { useText } from '@collect/messages/react'
import { useRouteLoaderData } from 'react-router'

import type { loader } from '../../root.tsx'

/** One title per step (React moves it into the head): the heading, then the product. */
export function PageTitle({ page }: { readonly page: string }) {
  const { text } = useText()
  const frame = useRouteLoaderData<typeof loader>('root')
  return <title>{text('app.title', { page, name: frame?.name ?? text('app.name') })}</title>
}
