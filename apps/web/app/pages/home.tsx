import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { useFrame } from '../frame/use-frame.ts'
import { FreeCabinet } from './home/free-cabinet.tsx'

/** Product routes (PAGE-ROUTE-1): logo, heading, one line, and the way to the developer auth page. */
export default function Home() {
  const { text } = useText()
  const frame = useFrame()
  return (
    <div className="hero">
      <title>{frame?.name ?? text('app.name')}</title>
      <div className="hero__t">
        <h1>{text('home.heading')}</h1>
        <p className="muted hero__line">{text('home.line')}</p>
        {frame?.devPages && (
          <Link className="btn btn--primary" to="/dev/auth">
            {text('home.dev-auth')}
          </Link>
        )}
      </div>
      <FreeCabinet />
    </div>
  )
}
