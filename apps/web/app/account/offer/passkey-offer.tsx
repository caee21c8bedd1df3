import { useText } from '@collect/messages/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { hasKeyHere } from '../live/keys-here.ts'
import { forgetTriedKey, triedKey } from '../live/tried-key.ts'
import type { Offered } from '../passkey-offer.ts'
import { useFrame } from '../../frame/use-frame.ts'
import { decline, isDeclined } from './answer.ts'

/** The pages that a sign-in leads to: Home, and the areas, whose links to the sign-in return to them. */
const landings: ReadonlySet<string> = new Set(['/', '/discover', '/shop', '/collection'])

/** Offers a passkey after a sign-in, on the page where it ended. Nothing waits for an answer. */
export function PasskeyOffer() {
  const { text } = useText()
  const { pathname } = useLocation()
  const [offered, setOffered] = useState<Offered>()
  const [isClosed, setClosed] = useState(false)
  const [isUpgraded, setUpgraded] = useState(false)
  const isHere = useFrame()?.viewer !== undefined && landings.has(pathname)

  useEffect(() => {
    if (!isHere || isDeclined()) return
    // Without the router, which would load a file for the answer. Without an answer there is no offer.
    void canAsk()
      .then((can) => (can ? fetch('/passkey-offer') : undefined))
      .then((answer) => (answer?.ok ? (answer.json() as Promise<Offered>) : undefined))
      .then(setOffered, () => undefined)
  }, [isHere])

  const passwordAt = offered?.passwordAt
  useEffect(() => {
    if (!isHere || isClosed || passwordAt === undefined) return
    const leaving = new AbortController()
    import('./upgrade.ts').then(
      async ({ upgrade }) => (await upgrade(passwordAt, leaving.signal)) && setUpgraded(true),
      () => undefined, // The card remains.
    )
    // A browser refuses a second request while one waits.
    return () => leaving.abort()
  }, [isHere, isClosed, passwordAt])

  const offer = offered?.offer
  if (!isHere || isClosed) return null
  if (isUpgraded) return <Upgraded onClose={() => setClosed(true)} />
  if (!offer || (offer === 'beside' && !isFromElsewhere())) return null
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

function Upgraded({ onClose }: { readonly onClose: () => void }) {
  const { text } = useText()
  return (
    <section className="card offer" aria-labelledby="passkey-upgraded" data-testid="passkey-upgraded">
      <div role="status">
        <h2 id="passkey-upgraded">{text('offer.upgraded.title')}</h2>
        <p className="muted">{text('offer.upgraded.text')}</p>
      </div>
      <div className="acts">
        <a className="btn" href="/settings#s-passkey-in">
          {text('offer.upgraded.see')}
        </a>
        <button className="btn btn--link" type="button" onClick={onClose}>
          {text('toast.close')}
        </button>
      </div>
    </section>
  )
}

/** Whether another device signed in, and this one has no passkey of that account. */
function isFromElsewhere(): boolean {
  const key = triedKey()
  return key?.elsewhere === true && !hasKeyHere(key.user)
}

interface Platform {
  isUserVerifyingPlatformAuthenticatorAvailable?(): Promise<boolean>
}

/** Whether this device can hold a passkey: it has a screen lock, a fingerprint reader or alike. */
async function canAsk(): Promise<boolean> {
  const platform = Reflect.get(globalThis, 'PublicKeyCredential') as Platform | undefined
  return (await platform?.isUserVerifyingPlatformAuthenticatorAvailable?.().catch(() => false)) ?? false
}
