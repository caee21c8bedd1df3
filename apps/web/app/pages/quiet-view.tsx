import { useText } from '@collect/messages/react'

import { ProductTitle } from './product-title.tsx'

/** Classes of the trays. */
const trays = { list: 'goods', checklist: 'grid4', pieces: 'grid4 pieces' } as const

interface QuietBodyProps {
  readonly kind: keyof typeof trays | 'hits'
}

/** The shape of a heading that is on its way. The title of the page and its heading say that it loads. */
export function QuietHead() {
  const { text } = useText()
  return (
    <div className="head head--tight">
      <ProductTitle page={text('flow.loading')} />
      <h1 className="sr">{text('flow.loading')}</h1>
      <span className="skel skel--title" aria-hidden="true" />
      <span className="skel" aria-hidden="true" />
    </div>
  )
}

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
    <div className={kind === 'pieces' ? 'late plist__quiet' : 'late'} aria-hidden="true">
      <div className={`tray ${trays[kind]}`}>
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
