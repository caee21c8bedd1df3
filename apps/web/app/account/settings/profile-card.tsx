import type { Identity } from '@collect/contract'
import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'

interface ProfileCardProps {
  readonly identity: Identity
}

export function ProfileCard({ identity }: ProfileCardProps) {
  const { text } = useText()
  const address = identity.verifiable_addresses?.[0]
  const trait = identity.traits['email']
  const email = address?.value ?? (typeof trait === 'string' ? trait : undefined)
  const verified = address?.verified === true
  return (
    <section className="card stack profile">
      <h2>{text('profile.card.title')}</h2>
      <dl className="facts facts--cols">
        <Fact name={text('profile.email')}>{email ?? text('profile.no-email')}</Fact>
        <Fact name={text('profile.status')}>
          <span className={verified ? 'status status--ok' : 'status status--bad'}>
            {text(verified ? 'profile.verified' : 'profile.not-verified')}
          </span>
        </Fact>
        <Fact name={text('profile.user-id')}>
          <span className="num">{identity.id}</span>
        </Fact>
        <Fact name={text('profile.email-trait')}>{typeof trait === 'string' ? trait : text('profile.no-email')}</Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
