/** The shapes of a list that is on its way. The frame tells readers that the page loads. */
export const QuietPieces = () => (
  <div className="late plist__quiet" aria-hidden="true">
    <div className="tray grid4 pieces">
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
