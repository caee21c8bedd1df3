import type { AccountEvent, NoReport } from '@collect/contract'
import { deviceOf } from '@collect/messages'
import { useText } from '@collect/messages/react'

import { ProductIcon } from '../../frame/icon.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { eventWords } from '../settings/event-words.ts'
import { DeviceTile } from '../settings/security/device-tile.tsx'
import { useEventFacts } from '../settings/security/event-facts.ts'
import { ExactTime } from '../settings/security/exact-time.tsx'

/** One button for an owner without a session: it locks the account until its recovery. */
export function ReportCard({ event }: { readonly event: AccountEvent }) {
  const { text, date } = useText()
  const plan = [
    'not-me.plan.sessions',
    ...(event.kind === 'address_changed' ? (['not-me.plan.address'] as const) : []),
    'not-me.plan.frozen',
    'not-me.plan.recovery',
  ] as const
  return (
    <div className="authcard">
      <PageTitle page={text('not-me.title')} />
      <header className="authcard__head">
        <h1 tabIndex={-1}>{text('not-me.title')}</h1>
        <p className="muted">{text('not-me.event', { what: eventWords(text, event), date: date(event.at) })}</p>
      </header>
      <EventDevice event={event} />
      <section className="stack stack--sm">
        <h2 className="h3">{text('not-me.plan')}</h2>
        <ul className="ticks">
          {plan.map((key) => (
            <li key={key}>
              <ProductIcon name="done" />
              <span>{text(key)}</span>
            </li>
          ))}
        </ul>
      </section>
      <form method="post" className="stack stack--sm">
        <button className="btn btn--primary btn--block" type="submit">
          {text('not-me.submit')}
        </button>
        <a className="btn btn--block" href="/">
          {text('not-me.was-me')}
        </a>
      </form>
    </div>
  )
}

/** The device behind the event; an operator's change has none. */
function EventDevice({ event: { about, at } }: { readonly event: AccountEvent }) {
  const [name, ...facts] = useEventFacts()(about)
  if (name === undefined) return null
  return (
    <div className="thing">
      <DeviceTile session={deviceOf(about.userAgent ?? '')} />
      <div>
        <p className="thing__n">{name}</p>
        {facts.length > 0 && <p className="thing__m">{facts.join('\u00A0· ')}</p>}
        <p className="thing__m">
          <ExactTime at={at} />
        </p>
      </div>
    </div>
  )
}

/** Explains why the link does nothing, and how an owner still recovers the account. */
export function NoReportCard({ reason, recovery }: { readonly reason: NoReport; readonly recovery: string }) {
  const { text } = useText()
  return (
    <div className="authcard">
      <PageTitle page={text('not-me.gone')} />
      <header className="authcard__head">
        <h1 tabIndex={-1}>{text('not-me.gone')}</h1>
        <p className="muted">{text(`not-me.${reason}`)}</p>
      </header>
      <a className="btn btn--primary btn--block" href={recovery}>
        {text('not-me.recover')}
      </a>
    </div>
  )
}
