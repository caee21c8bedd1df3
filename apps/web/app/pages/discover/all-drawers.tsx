import type { Drawer } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { ProductTitle } from '../product-title.tsx'
import { DrawerRail } from './drawer-rail.tsx'

export function AllDrawers({ drawers }: { readonly drawers: readonly Drawer[] }) {
  const { text } = useText()
  return (
    <>
      <ProductTitle page={text('discover.title')} />
      <div className="head">
        <h1>{text('discover.title')}</h1>
        <p className="muted">{text('discover.lead')}</p>
      </div>
      {drawers.map((drawer, index) => (
        <DrawerRail key={drawer.category} drawer={drawer} isFirst={index === 0} />
      ))}
    </>
  )
}
