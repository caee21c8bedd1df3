import { useText } from '@collect/messages/react'
import { useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'

import { forgetTriedKey, triedKey } from '../live/tried-key.ts'
import type { loader } from '../passkey-offer.ts'
import { useFrame } from '../../frame/use-frame.ts'
import { decline, isDeclined } from './answer.ts'

/** The pages that a sign-in leads to. */
const landings: ReadonlySet<string> = new Set(['/', '/collection'])

/** Offers a passkey after a sign-in, on the page where it ended. Nothing waits for an answer. */
export function PasskeyOffer() {
  const { text } = useText()
  const { pathname } = useLocation()
  const { load, data } = useFetcher<typeof loader>()
  const [isClosed, setClosed] = useState(false)
  const isHere = useFrame()?.viewer !== undefined && landings.has(pathname)

  useEffect(() => {
    if (!isHere || isDeclined()) return
    void canAsk().then((can) => (can ? load('/passkey-offer') : undefined))
  }, [isHere, load])

  const offer = data?.offer
  if (!isHere || isClosed || !offer || (offer === 'beside' && triedKey()?.elsewhere !== true)) return null
  const close = (answer: 'later' | 'never') => () => {
    decline(answer)
    setClosed(true)
  }
  return (
    <section className="card offer" aria-labelledby="passkey-offer" data-testid="passkey-offer">
      <div>
        <h2 id="passkey-offer">{text(`offer.${offer}.title`)}</h2>
        <p className="muted">{text(`offer.${offer}.text`)}</p>
      </div>
      <div className="acts">
        {/* The settings keep the user's tap close to the browser's dialog. */}
        <a className="btn btn--primary" href="/settings#s-passkey-in" onClick={forgetTriedKey}>
          {text('offer.add')}
        </a>
        <button className="btn" type="button" onClick={close('later')}>
          {text('offer.later')}
        </button>
        <button className="btn btn--link" type="button" onClick={close('never')}>
          {text('offer.never')}
        </button>
      </div>
      <p className="hint">{text('offer.hint')}</p>
    </section>
  )
}

interface Platform {
  isUserVerifyingPlatformAuthenticatorAvailable?(): Promise<boolean>
}

/** Whether this device can hold a passkey: it has a screen lock, a fingerprint reader or alike. */
async function canAsk(): Promise<boolean> {
  const platform = Reflect.get(globalThis, 'PublicKeyCredential') as Platform | undefined
  return (await platform?.isUserVerifyingPlatformAuthenticatorAvailable?.().catch(() => false)) ?? false
}
