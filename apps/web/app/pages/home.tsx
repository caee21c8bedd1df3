import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { signInPath } from '../frame/sign-in-path.ts'
import { useFrame } from '../frame/use-frame.ts'
import { useViewer } from '../shell/use-viewer.ts'
import type { Route } from './+types/home'
import { FreeCabinet } from './home/free-cabinet.tsx'
import { loadNiches } from './home/load-niches.ts'
import { loadOpenDrawer } from './home/load-open-drawer.ts'
import { PulledDrawer } from './home/pulled-drawer.tsx'

export async function loader(visit: Route.LoaderArgs) {
  const [niches, drawer] = await Promise.all([loadNiches(visit), loadOpenDrawer(visit)])
  return { niches, drawer }
}

/** Product routes (PAGE-ROUTE-1): logo, heading, one line, the way to the developer auth page; and ways in. */
export default function Home({ loaderData: { niches, drawer } }: Route.ComponentProps) {
  const { text } = useText()
  const frame = useFrame()
  const viewer = useViewer()
  const entrance = frame?.hasRegistration ? 'registration' : 'login'
  return (
    <>
      <title>{frame?.name ?? text('app.name')}</title>
      <div className="hero">
        <div className="hero__t">
          <h1>{text('home.heading')}</h1>
          <p className="muted hero__line">{text('home.line')}</p>
          <div className="acts acts--even">
            {viewer ? (
              <Link className="btn btn--primary" to="/collection">
                {text('home.start')}
              </Link>
            ) : (
              <a className="btn btn--primary" href={signInPath(entrance, frame?.origin ?? '', '/collection')}>
                {text('home.start')}
              </a>
            )}
            <Link className="btn" to="/discover">
              {text('home.browse')}
            </Link>
          </div>
          {frame?.devPages && (
            <Link className="btn btn--sm" to="/dev/auth">
              {text('home.dev-auth')}
            </Link>
          )}
        </div>
        <FreeCabinet niches={niches} open={drawer?.category} />
      </div>
      {drawer && <PulledDrawer key={drawer.category} drawer={drawer} />}
    </>
  )
}
