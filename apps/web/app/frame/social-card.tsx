import { useText } from '@collect/messages/react'

import { useFrame } from './use-frame.ts'

export interface SocialCardProps {
  /** Absent for the page of the product itself. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** The item's id; its picture is drawn at build time, because crawlers take no SVG. */
  readonly item?: string | undefined
}

/** What search engines, shared links (Open Graph) and home screens show of a page. React moves the elements into the head. */
export function SocialCard({ title, description, item = 'drawers' }: SocialCardProps) {
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
      <meta property="og:image" content={`${origin}/pictures/${item}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title ?? name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
