import { startAddressOf } from '@collect/flow'
import { useText } from '@collect/messages/react'
import { useLocation } from 'react-router'

import { ProductTitle } from '../product-title.tsx'
import { signInPath } from '../../frame/sign-in-path.ts'
import { useFrame } from '../../frame/use-frame.ts'

interface SignedOutProps {
  /** The session lacks its second factor. */
  readonly isHalf: boolean
}

/** The page without a full session: empty compartments, and the way to the collection. */
export function SignedOut({ isHalf }: SignedOutProps) {
  const { text } = useText()
  const { origin = '', hasRegistration } = useFrame() ?? {}
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <>
      <ProductTitle page={text('collection.title')} />
      <div className="head">
        <h1>{text('collection.title')}</h1>
      </div>
      <div className="tray grid4 ghost" aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <span className="item item--empty" key={index}>
            <span className="hole" />
          </span>
        ))}
      </div>
      <div className="lip" aria-hidden="true" />
      <section className="empty" aria-labelledby="signed-out">
        <h2 id="signed-out">{text(isHalf ? 'collection.half.title' : 'collection.signed-out.title')}</h2>
        {isHalf && <p className="muted">{text('collection.half.text')}</p>}
        <div className="acts">
          {isHalf ? (
            <a
              className="btn btn--primary"
              href={startAddressOf('login', new URLSearchParams({ aal: 'aal2', return_to: origin + here }))}
            >
              {text('collection.half.action')}
            </a>
          ) : (
            <>
              <a className="btn btn--primary" href={signInPath('login', origin, here)}>
                {text('collection.signed-out.sign-in')}
              </a>
              {hasRegistration && (
                <a className="btn" href={signInPath('registration', origin, here)}>
                  {text('collection.signed-out.sign-up')}
                </a>
              )}
            </>
          )}
        </div>
      </section>
    </>
  )
}
