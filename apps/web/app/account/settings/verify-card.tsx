import { useText } from '@collect/messages/react'

/** spec 1 §2: the one red card, for an address that isn't verified. */
export function VerifyCard({ href }: { readonly href: string }) {
  const { text } = useText()
  return (
    <section className="card card--alarm settings__wide">
      <div className="card__row">
        <div className="stack stack--xs">
          <h2>{text('profile.verify.title')}</h2>
          <p>{text('profile.verify.text')}</p>
        </div>
        <a className="btn" href={href}>
          {text('profile.verify.link')}
        </a>
      </div>
    </section>
  )
}
