import { useText } from '@collect/messages/react'

import { PageTitle } from '../../frame/page-title.tsx'
import type { UndecidedPost } from '../server/undecided-post.ts'

interface UndecidedCardProps {
  readonly post: UndecidedPost
  /** Where the form was posted. */
  readonly action: string
}

/** Explains why a post decided nothing. The fields of a decision are kept, so that one button repeats it. */
export function UndecidedCard({ post, action }: UndecidedCardProps) {
  const { text } = useText()
  return (
    <div className="authcard">
      <PageTitle page={text('error.title')} />
      <header className="authcard__head">
        <h1>{text('error.title')}</h1>
        <p className="muted" data-testid="ui/error/message">
          {text(`consent.${post.outcome}`)}
        </p>
      </header>
      {post.outcome === 'foreign' ? (
        <a className="btn btn--primary btn--block" href={post.again}>
          {text('consent.open-again')}
        </a>
      ) : (
        <form method="post" action={action}>
          {post.kept.map(({ name, value }) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <button className="btn btn--primary btn--block" type="submit">
            {text('flow.try-again')}
          </button>
        </form>
      )}
    </div>
  )
}
