import type { Group, Identity } from '@collect/contract'
import { wordsIn, type Section } from '@collect/flow'
import { sectionId } from '@collect/flow-react'
import { useText } from '@collect/messages/react'

import { ProductIcon } from '../../../frame/icon.tsx'
import { guards } from './guards.ts'

interface SecurityTallyProps {
  readonly identity: Identity
  readonly sections: readonly Section[]
  /** Where an address is verified; absent if the project verifies none. */
  readonly verifyHref: string | undefined
}

interface Point {
  readonly title: string
  readonly isDone: boolean
  readonly state?: string | undefined
  /** The state asks for something. */
  readonly isWarning?: boolean
  readonly href: string
  readonly act: string
  /** What the link is about, where its words do not tell. */
  readonly about?: string | undefined
}

/** What protects the account already, and where the rest is set up (SECURITY-TALLY-1). */
export function SecurityTally({ identity, sections, verifyHref }: SecurityTallyProps) {
  const formatter = useText()
  const { text } = formatter
  const [address] = identity.verifiable_addresses ?? []

  /** Done when one of these sections has something to manage; absent where the service offers none of them. */
  function pointOf(groups: readonly Group[], title?: string): Point[] {
    const offered = groups.flatMap((group) => sections.filter((section) => section.group === group))
    const [section = undefined] = [...offered.filter(({ act }) => act === 'manage'), ...offered]
    if (!section) return []
    const { group, act, state, tone } = section
    const isDone = act === 'manage'
    const about = title ?? wordsIn(formatter, section.title)
    return [
      {
        title: about,
        about,
        isDone,
        ...(isDone && state && { state: wordsIn(formatter, state), isWarning: tone === 'warn' }),
        href: `#${sectionId(group)}-in`,
        act: text(`settings.act.${act}`),
      },
    ]
  }

  const points: readonly Point[] = [
    ...(verifyHref !== undefined && address
      ? [
          {
            title: text('profile.security.email'),
            isDone: address.verified,
            href: verifyHref,
            act: text('profile.verify.now'),
          },
        ]
      : []),
    ...pointOf(guards.passkey, text('two-step.passkey.title')),
    ...pointOf(guards.codes),
    ...pointOf(guards['two-step'], text('profile.security.two-step')),
  ]
  if (points.length === 0) return null
  return (
    <section className="card tally" aria-labelledby="tally">
      <div className="tally__n">
        <h2 id="tally">{text('profile.security.title')}</h2>
        <span className="num">
          {text('profile.security.count', { done: points.filter(({ isDone }) => isDone).length, count: points.length })}
        </span>
      </div>
      <ul>
        {points.map(({ title, isDone, state, isWarning, href, act, about }) => (
          <li key={title}>
            <span className={isDone ? 'ring ring--done' : 'ring'}>{isDone && <ProductIcon name="done" small />}</span>
            <div>
              <p className="tally__t">
                {`${title} `}
                <span className="sr">{text(isDone ? 'profile.security.done' : 'profile.security.open')}</span>
              </p>
              {state && <span className={isWarning ? 'status status--warn' : 'sm muted'}>{state}</span>}
              {!isDone && (
                <a className="link sm" href={href} aria-label={about && `${act} ${about}`}>
                  {act}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
