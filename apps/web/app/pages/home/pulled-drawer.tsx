import type { Drawer } from '@collect/collectibles/wire'
import { useEffect, useRef } from 'react'

import { DrawerRail } from '../discover/drawer-rail.tsx'

/** The open drawer below the cabinet. It takes the focus from the front that opened it. */
export function PulledDrawer({ drawer }: { readonly drawer: Drawer }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement?.classList.contains('drawer')) place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="pulled" ref={place} tabIndex={-1}>
      <DrawerRail drawer={drawer} list="/discover" isFirst />
    </div>
  )
}
