import { useText } from '@collect/messages/react'

/** An open compartment and the closed drawer beside it. */
const pairs = [
  { object: 'coin', drawer: 'category.stamps' },
  { object: 'mineral', drawer: 'category.figures' },
  { object: 'record', drawer: 'category.coins' },
  { object: 'stamp', drawer: 'category.minerals' },
  { object: 'figure', drawer: 'category.cards' },
  { object: 'card', drawer: 'category.vinyl' },
] as const

/**
 * The decorative wall of drawers beside the card on wide screens. The pictures load lazily, so a narrow screen, which
 * hides the wall, never requests them.
 */
export function CabinetWall() {
  const { text } = useText()
  return (
    <aside className="auth__wall" aria-hidden="true">
      <div className="cabinet">
        {pairs.map(({ object, drawer }) => [
          <div key={object} className="niche">
            <img className="art" src={`/art/${object}.svg`} alt="" width="120" height="120" loading="lazy" />
          </div>,
          <div key={drawer} className="drawer">
            <span className="plate">{text(drawer)}</span>
          </div>,
        ])}
      </div>
    </aside>
  )
}
