import type { Chip, Heading } from '@collect/flow'
import { useFlowView, useSay } from '../flow-context.ts'
import { ChipView } from './chip-view.tsx'

/** Heading, description and the identifier that was entered (CARD-HEADER, CARD-CHIP). */
export function Header({ heading, chip }: { readonly heading: Heading; readonly chip: Chip | undefined }) {
  const say = useSay()
  const { formatter, turn } = useFlowView()
  const { title, app, messages, description, says } = heading
  return (
    <header className="authcard__head">
      {/* Receives the focus when the step changes. */}
      <h1 tabIndex={-1}>{say(title)}</h1>
      {app && <p data-testid="asking-app">{say(app)}</p>}
      {/* Remounted with each answer, so that a screen reader repeats "code sent" after each resend. */}
      <div className="authcard__said" role="status">
        {messages.map((said) => (
          <p key={`${turn} ${said.id}`} className="muted" data-testid={`ui/message/${said.id}`}>
            {formatter.message(said)}
          </p>
        ))}
      </div>
      {description && (
        <p className="muted" data-testid={says && `ui/message/${says}`}>
          {say(description)}
        </p>
      )}
      {chip && <ChipView chip={chip} />}
    </header>
  )
}
