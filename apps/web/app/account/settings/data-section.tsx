import { useText } from '@collect/messages/react'

export const dataId = 's-data'

/** A link, not a form: the browser saves what comes. */
export function DataSection() {
  const { text } = useText()
  return (
    <section className="section">
      <div className="section__head">
        <h3 id={dataId}>{text('profile.data.title')}</h3>
        <p>{text('profile.data.description')}</p>
      </div>
      <div className="section__foot">
        <a className="btn" href="/settings/data" download>
          {text('profile.data.download')}
        </a>
      </div>
    </section>
  )
}
