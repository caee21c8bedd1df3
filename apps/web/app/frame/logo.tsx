import { useText } from '@collect/messages/react'

import { LogoMark } from './logo-mark.tsx'
import { useFrame } from './use-frame.ts'

/** The project's logo if it has one, else the project's name, beside the app's mark (CARD-HEADER-5). */
export function Logo() {
  const { text } = useText()
  const frame = useFrame()
  const name = frame?.name ?? text('app.name')
  if (frame?.logo) return <img className="logo__image" src={frame.logo} alt={name} />
  return (
    <>
      <LogoMark />
      <span>{name}</span>
    </>
  )
}
