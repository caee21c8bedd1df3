import { useText } from '@collect/messages/react'

import { useFrame } from './use-frame.ts'

export interface SocialCardProps {
  /** Absent for the page of the product itself. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** Path of an SVG; the icon follows it for crawlers that take PNG alone. */
  readonly art?: string | undefined
}

/** What search engines, shared links (Open Graph) and home screens show of a page. React moves the elements into the head. */
export function SocialCard({ title, description, art }: SocialCardProps) {
  const { text } = useText()
  const frame = useFrame()
  if (!frame) return null
  const { name, origin } = frame
  const said = description ?? text('app.description')
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="description" content={said} />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={said} />
      {art && <meta property="og:image" content={origin + art} />}
      <meta property="og:image" content={`${origin}/icon-512.png`} />
      <meta name="twitter:card" content="summary" />
    </>
  )
}
