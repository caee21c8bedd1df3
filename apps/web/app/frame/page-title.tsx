import { useText } from '@collect/messages/react'

import { useFrame } from './use-frame.ts'

/** The document's title, one per step (React moves it into the head): the heading, then the product. */
export function PageTitle({ page }: { readonly page: string }) {
  const { text } = useText()
  const frame = useFrame()
  return <title>{text('app.title', { page, name: frame?.name ?? text('app.name') })}</title>
}
