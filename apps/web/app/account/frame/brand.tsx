import { useText } from '@collect/messages/react'
import { useRouteLoaderData } from 'react-router'

import type { loader } from '../../root.tsx'
import { LogoMark } from '../../shell/logo-mark.tsx'

/** The project's logo when it has one, else our mark and the project's name (spec 1 §2). */
export function Brand() {
  const { text } = useText()
  const frame = useRouteLoaderData<typeof loader>('root')
  const name = frame?.name ?? text('app.name')
  return (
    <a className="logo" href="/">
      {frame?.logo ? <img className="logo__image" src={frame.logo} alt="" /> : <LogoMark />}
      <span>{name}</span>
    </a>
  )
}
