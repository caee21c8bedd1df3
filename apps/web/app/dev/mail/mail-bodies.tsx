import { useText } from '@collect/messages/react'

interface MailBodiesProps {
  /** Distinguishes this mail's iframe from others on the page. */
  readonly name: string
  readonly text: string
  /** Empty for a text message. */
  readonly html: string
}

/** A mail's text and HTML. The sandbox keeps the HTML from running scripts or reaching this page. */
export function MailBodies({ name, text: words, html }: MailBodiesProps) {
  const { text } = useText()
  const asHtml = text('dev.mail.as-html')
  return (
    <>
      <div className="stack stack--sm">
        <h3>{text('dev.mail.as-text')}</h3>
        <pre className="secret secret--wrapped">{words}</pre>
      </div>
      {html && (
        <div className="stack stack--sm">
          <h3>{asHtml}</h3>
          <iframe className="mail" title={`${asHtml}: ${name}`} sandbox="" srcDoc={html} />
        </div>
      )}
    </>
  )
}
