import type { Chip, Heading } from '@collect/flow'
import { useSay } from '../flow-context.ts'
import { ChipView } from './chip-view.tsx'

/** Heading, description and the identifier that was entered (spec 1 §2, Card header). */
export function Header({ heading, chip }: { readonly heading: Heading; readonly chip: Chip | undefined }) {
  const say = useSay()
  const { title, description, messageId } = heading
  return (
    <header className="authcard__head">
      {/* Takes the focus when the step changes. */}
      <h1 tabIndex={-1}>{say(title)}</h1>
      {description && (
        <p className="muted" data-testid={messageId === undefined ? undefined : `ui/message/${messageId}`}>
          {say(description)}
        </p>
      )}
      {chip && <ChipView chip={chip} />}
    </header>
  )
}
