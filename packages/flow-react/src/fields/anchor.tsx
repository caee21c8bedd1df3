export interface AnchorProps {
  readonly id: string
  readonly href: string
  readonly text: string
}

export function Anchor({ id, href, text }: AnchorProps) {
  return (
    <a className="btn btn--primary btn--block" href={href} data-testid={`node/anchor/${id}`}>
      {text}
    </a>
  )
}
