import type { CollectibleSet } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { signInPath } from '../../frame/sign-in-path.ts'
import { useFrame } from '../../frame/use-frame.ts'
import { MarkIcon } from '../../item/mark-icon.tsx'
import { yearsText } from '../../item/years.ts'
import { CopyMissing } from './copy-missing.tsx'
import { OwnedPart } from './owned-part.tsx'
import { setPath } from '../../item/set-path.ts'
import { WishMissing } from './wish-missing.tsx'

interface SetHeadProps {
  readonly set: CollectibleSet
  /** With the marks that wait; absent without a session. */
  readonly owned: number | undefined
}

/** What the set is, and how much of it the user owns. */
export function SetHead({ set, owned }: SetHeadProps) {
  const { text } = useText()
  const origin = useFrame()?.origin ?? ''
  const { id, name, category, maker, years, description, total } = set
  const line = [maker, years && yearsText(years)].filter(Boolean).join(' · ')
  const missing = total - (owned ?? 0)
  const wished = set.mine?.wished ?? 0
  return (
    <div className="head head--tight sethead" data-set={id}>
      <div className="stack stack--sm">
        <div className="crumb">
          <Link className="link link--tap sm" to="/discover?show=sets">
            <MarkIcon name="back" />
            {text('discover.sets')}
          </Link>
          <span className="plate">
            <span>{text(`category.${category}`)}</span>
          </span>
        </div>
        <h1>{name}</h1>
        {line && <p className="muted">{line}</p>}
        {description && <p className="muted">{description}</p>}
      </div>
      <div className="sethead__r">
        {owned === undefined ? (
          <p className="sethead__p">
            <b>
              <data value={total}>{text('set.items', { count: total })}</data>
            </b>
          </p>
        ) : (
          <OwnedPart owned={owned} total={total} wished={wished} />
        )}
        {owned === undefined && (
          <div className="acts">
            <a className="btn btn--primary" href={signInPath('login', origin, setPath(id))}>
              {text('set.sign-in')}
            </a>
          </div>
        )}
        {owned !== undefined && missing > 0 && (
          <div className="acts">
            {missing > wished && <WishMissing set={id} name={name} />}
            <CopyMissing set={id} />
          </div>
        )}
      </div>
    </div>
  )
}
