import { useText } from '@collect/messages/react'

import { PageNews } from '../../acts/page-news.tsx'
import { ProductTitle } from '../product-title.tsx'
import { SetsBlock } from '../set/sets-block.tsx'
import { DrawerFronts } from './drawer-fronts.tsx'
import { DrawerRail } from './drawer-rail.tsx'
import { ItemRail } from './item-rail.tsx'
import type { DiscoverHome } from './load-home.ts'
import { MissingRail } from './missing-rail.tsx'

interface StartPageProps {
  readonly home: DiscoverHome
}

export function StartHead() {
  const { text } = useText()
  return (
    <>
      <ProductTitle page={text('discover.title')} />
      <div className="head head--tight">
        <h1>{text('discover.title')}</h1>
        <p className="muted">{text('discover.lead')}</p>
      </div>
    </>
  )
}

/**
 * The start page: drawers, sets (DISCOVER-SET-1), what is missing of them, what is new (DISCOVER-NEW-1), and the first
 * things of every drawer that has some.
 */
export function StartPage({ home: { drawers, sets, isBuilding, missing, newest, told } }: StartPageProps) {
  const { text } = useText()
  const isInCard = missing.some(({ item }) => item.id === told?.news.about)
  return (
    <>
      {told && !isInCard && <PageNews {...told} />}
      <DrawerFronts drawers={drawers.map(({ category }) => category)} />
      <SetsBlock
        title={text(isBuilding ? 'discover.sets.building' : 'discover.sets.begin')}
        sets={sets}
        all="/discover?show=sets"
      />
      <div className="block">
        <MissingRail missing={missing} told={isInCard ? told : undefined} />
        {newest.length > 0 && <ItemRail id="new" name={text('discover.new')} items={newest} isFirst />}
        {drawers
          .filter(({ items }) => items.length > 0)
          .map((drawer, index) => (
            <DrawerRail key={drawer.category} drawer={drawer} isFirst={index === 0 && newest.length === 0} />
          ))}
      </div>
    </>
  )
}
