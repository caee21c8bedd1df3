const objects = ['coin', 'mineral', 'record', 'stamp', 'figure', 'card'] as const

/**
 * The wall of drawers beside the card on wide screens; decoration. The pictures are lazy, so a narrow screen, which
 * doesn't show the wall, never asks for them.
 */
export function CabinetWall() {
  return (
    <aside className="auth__wall" aria-hidden="true">
      <div className="cabinet">
        {objects.map((object) => [
          <div key={object} className="niche">
            <img className="art" src={`/art/${object}.svg`} alt="" width="120" height="120" loading="lazy" />
          </div>,
          <div key={`${object}-front`} className="drawer">
            <span className="plate" />
          </div>,
        ])}
      </div>
    </aside>
  )
}
