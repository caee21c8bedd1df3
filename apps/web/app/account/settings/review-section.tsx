import type { AccountReview, SettingsFlow, WayIn } from '@collect/contract'
import { useText } from '@collect/messages/react'

import type { LoadedApps } from '../server/load/load-apps.ts'
import { AppRows } from './app-rows.tsx'

interface ReviewSectionProps {
  readonly review: AccountReview
  /** Its form removes a credential. */
  readonly ui: SettingsFlow['ui']
  readonly apps: LoadedApps
}

/**
 * Lists, after a recovery, every credential and connected app with a button to remove it. A key comes back with one
 * press, so only the others ask first (SETTINGS-SECTION-7a). The forms work without a script.
 */
export function ReviewSection({ review: { ways, needs_password: needsPassword }, ui, apps }: ReviewSectionProps) {
  const { text } = useText()
  return (
    <section className="section" aria-labelledby="review">
      <div className="section__head">
        <h3 id="review">{text('profile.review.title')}</h3>
        <p>{text('profile.review.description')}</p>
        {needsPassword && <p>{text('profile.review.password')}</p>}
      </div>
      <ul className="rows">
        {ways.map((way) => (
          <WayRow key={`${way.method} ${way.name} ${way.remove?.value} ${way.added_at}`} way={way} ui={ui} />
        ))}
        {Array.isArray(apps) && <AppRows apps={apps} />}
      </ul>
    </section>
  )
}

function WayRow({ way, ui }: { readonly way: WayIn; readonly ui: ReviewSectionProps['ui'] }) {
  const { text, find, date } = useText()
  const { method, name, added_at: added, used_at: used, remove } = way
  const what = text('profile.review.way', { method })
  const title = name === undefined ? what : `${what}: ${name}`
  const facts = [
    ...(added === undefined ? [] : [text('settings.added', { date: date(added) })]),
    ...(used === undefined ? [] : [text('profile.review.used', { date: date(used) })]),
  ]
  const question = find(`settings.${method}.question`)
  const button = remove && (
    <button
      className={question === undefined ? 'btn btn--sm' : 'btn btn--sm btn--danger'}
      type="submit"
      name={remove.name}
      value={remove.value}
      aria-label={`${text('settings.remove')}: ${title}`}
    >
      {text('settings.remove')}
    </button>
  )
  return (
    <li className="row row--plain">
      <div>
        <p className="row__t">{title}</p>
        {facts.length > 0 && <p className="row__d">{facts.join('\u00A0· ')}</p>}
      </div>
      {button && (
        <form method="post" action={ui.action} className={question === undefined ? undefined : 'row__ask'}>
          <input type="hidden" name="csrf_token" value={csrfIn(ui)} />
          {question === undefined ? (
            button
          ) : (
            <details className="ask">
              <summary className="btn btn--sm">
                <span className="o">
                  {text('settings.remove')}
                  <span className="sr"> {title}</span>
                </span>
                <span className="x">{text('settings.ask.cancel')}</span>
              </summary>
              <div>
                <p>{question}</p>
                {button}
              </div>
            </details>
          )}
        </form>
      )}
    </li>
  )
}

function csrfIn({ nodes }: ReviewSectionProps['ui']): string {
  const token = nodes.find(({ attributes }) => 'name' in attributes && attributes.name === 'csrf_token')
  return token?.type === 'input' ? String(token.attributes.value ?? '') : ''
}
