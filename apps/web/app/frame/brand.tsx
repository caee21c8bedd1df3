import { useText } from '@collect/messages/react'

import { useFrame } from './use-frame.ts'
import { LogoMark } from './logo-mark.tsx'

/** The project's logo if it has one, else the app's mark and the project's name (CARD-HEADER-5). */
export function Brand() {
  const { text } = useText()
  const frame = useFrame()
  const name = frame?.name ?? text('app.name')
  return (
    <a className="logo" href="/">
      {frame?.logo ? <img className="logo__image" src={frame.logo} alt="" /> : <LogoMark />}
      <span>{name}</span>
    </a>
  )
}
