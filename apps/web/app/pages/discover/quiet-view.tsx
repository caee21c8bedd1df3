interface QuietViewProps {
  readonly kind: 'list' | 'checklist'
}

/** The shapes of a view that is on its way. The frame tells readers that the page loads. */
export function QuietView({ kind }: QuietViewProps) {
  return (
    <div className="late" aria-hidden="true">
      <div className="head head--tight">
        <span className="skel skel--title" />
        <span className="skel" />
      </div>
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
