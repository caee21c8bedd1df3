interface QuietBodyProps {
  readonly kind: 'list' | 'checklist' | 'hits'
}

/** The shape of a heading that is on its way. */
export const QuietHead = () => (
  <div className="head head--tight" aria-hidden="true">
    <span className="skel skel--title" />
    <span className="skel" />
  </div>
)

/** The shapes of a view that is on its way. The frame tells readers that the page loads. */
export function QuietBody({ kind }: QuietBodyProps) {
  if (kind === 'hits')
    return (
      <div className="hits late" aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <span className="hit" key={index}>
            <span className="skel skel--row" />
          </span>
        ))}
      </div>
    )
  return (
    <div className="late" aria-hidden="true">
      <div className={kind === 'checklist' ? 'tray grid4' : 'tray goods'}>
        {Array.from({ length: 12 }, (_, index) => (
          <span className="item" key={index}>
            <span className="skel skel--art" />
            <span className="skel" />
          </span>
        ))}
      </div>
      <div className="lip" />
    </div>
  )
}
