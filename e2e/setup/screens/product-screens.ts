import type { Page } from '@playwright/test'

import type { Collection, Known } from './collections.ts'
import {
  goWithLoss,
  goWithoutAnswer,
  loseRows,
  openFilter,
  openPart,
  openWithPhotos,
  overtake,
  refuse,
  saveSignedOut,
  suggestFor,
  untilWindow,
} from './screen-steps.ts'

/** A screen of the product in one of its states (docs/contract/collectibles.md §5.1, §6). */
export interface ProductScreen {
  readonly name: string
  /** Whose screen it is. */
  readonly of: Collection
  readonly path: string | ((known: Known) => string)
  /** The status of its answer; 200 unless given. */
  readonly status?: number
  /** What the user does on the page before it is looked at. It needs a script. */
  readonly act?: (page: Page) => Promise<void>
}

const discover: readonly ProductScreen[] = [
  { name: 'Discover', of: 'visitor', path: '/discover' },
  { name: 'Discover, with sets begun', of: 'six', path: '/discover' },
  { name: 'a missing item that is wanted', of: 'six', path: '/discover?told=wished&about=mohs-calcite' },
  { name: 'a drawer', of: 'visitor', path: '/discover?drawer=coins' },
  { name: 'a drawer with an own item', of: 'six', path: '/discover?drawer=coins' },
  { name: 'all sets', of: 'visitor', path: '/discover?show=sets' },
  { name: 'sets with a word', of: 'visitor', path: '/discover?show=sets&q=euro' },
  { name: 'no set with a word', of: 'visitor', path: '/discover?show=sets&drawer=coins&q=zzqx' },
  { name: 'sets, looked for without a letter', of: 'visitor', path: '/discover?show=sets&q=%21', status: 422 },
  { name: 'the sets of a drawer, begun', of: 'six', path: '/discover?show=sets&drawer=minerals' },
  { name: 'a set of a visitor', of: 'visitor', path: '/discover?set=mohs-scale' },
  { name: 'a set that is begun', of: 'six', path: '/discover?set=mohs-scale' },
  { name: 'a set, missing', of: 'six', path: '/discover?set=mohs-scale&show=missing' },
  { name: 'a set, owned', of: 'six', path: '/discover?set=mohs-scale&show=have' },
  { name: 'a set, no spares', of: 'one', path: '/discover?set=mohs-scale&show=spare' },
  { name: 'a set, marking', of: 'six', path: '/discover?set=mohs-scale&mark=1' },
  { name: 'a long set, marking', of: 'empty', path: '/discover?set=chemical-elements&mark=1' },
  { name: 'suggestions', of: 'six', path: '/discover', act: suggestFor('her') },
  { name: 'results of a visitor', of: 'visitor', path: '/discover?q=euro' },
  { name: 'results that are narrowed', of: 'visitor', path: '/discover?q=euro', act: openPart('.facetbox') },
  { name: 'results', of: 'six', path: '/discover?q=heron' },
  { name: 'results, filtered', of: 'six', path: '/discover?q=quartz&drawer=minerals&have=owned&from=1900' },
  { name: 'results as a grid', of: 'six', path: '/discover?q=quartz&view=grid' },
  { name: 'results of corrected words', of: 'visitor', path: '/discover?q=beligum+euro' },
  { name: 'no results', of: 'visitor', path: '/discover?q=zzxqy&drawer=coins' },
  { name: 'a search without words', of: 'visitor', path: '/discover?q=%3F%3F', status: 422 },
  { name: 'a search that is too long', of: 'visitor', path: `/discover?q=${'a'.repeat(201)}`, status: 422 },
  { name: 'a filter that needs a sign-in', of: 'visitor', path: '/discover?q=euro&have=owned' },
  { name: 'an item of a visitor', of: 'visitor', path: '/discover?item=heron-penny' },
  { name: 'an item that is owned', of: 'six', path: '/discover?drawer=coins&item=heron-penny' },
  { name: 'an item of a set', of: 'six', path: '/discover?set=mohs-scale&item=mohs-quartz' },
  { name: 'an own item', of: 'six', path: ({ ownItem }) => `/discover?item=${ownItem}` },
  { name: 'the question for a missing item', of: 'empty', path: '/discover?suggest-item=1' },
  { name: 'the form of a missing item', of: 'empty', path: '/discover?drawer=coins&suggest-item=1' },
  {
    name: 'the form of a missing item, refused',
    of: 'empty',
    path: '/discover?drawer=coins&suggest-item=1',
    act: (page) => refuse(page, { 'years.from': 'x', 'facts.mintage': 'x' }),
  },
  {
    name: 'the form of an own item',
    of: 'six',
    path: ({ ownItem }) => `/discover?drawer=coins&edit-item=${ownItem}`,
  },
  { name: 'a drawer that is late', of: 'visitor', path: '/discover', act: goWithoutAnswer('/discover?drawer=coins') },
  { name: 'a drawer that is lost', of: 'visitor', path: '/discover', act: goWithLoss('/discover?drawer=coins') },
  { name: 'an item that is unknown', of: 'visitor', path: '/discover?item=none', status: 404 },
]

/** The id of a batch that no act has. */
const aBatch = '00000000-0000-7000-8000-000000000000'

const collection: readonly ProductScreen[] = [
  { name: 'the collection of a visitor', of: 'visitor', path: '/collection' },
  { name: 'an empty collection', of: 'empty', path: '/collection' },
  { name: 'a collection of one', of: 'one', path: '/collection' },
  { name: 'a collection of six', of: 'six', path: '/collection' },
  { name: 'a collection as a table', of: 'six', path: '/collection?view=list&sort=name' },
  { name: 'a collection by set', of: 'six', path: '/collection?sort=number' },
  { name: 'a drawer of the collection', of: 'six', path: '/collection?drawer=coins' },
  { name: 'an empty drawer', of: 'six', path: '/collection?drawer=vinyl' },
  { name: 'the filters', of: 'six', path: '/collection?drawer=coins', act: openFilter },
  { name: 'the views', of: 'six', path: '/collection', act: openPart('.viewmenu') },
  { name: 'what has left', of: 'six', path: '/collection?status=sold' },
  { name: 'an item over the collection', of: 'six', path: '/collection?item=heron-penny' },
  { name: 'what an act did', of: 'six', path: '/collection?told=copy-deleted' },
  { name: 'an act that failed', of: 'six', path: '/collection?told=failed' },
  {
    name: 'an act that can be undone',
    of: 'six',
    path: `/collection?told=many-changed&count=3&left=1&batch=${aBatch}`,
  },
  { name: 'an undo that left some alone', of: 'six', path: '/collection?told=undone-partly&count=3&left=2' },
  { name: 'filters in use', of: 'six', path: '/collection?q=penny&status=owned&status=lent&paid_to=50&spare=yes' },
  { name: 'a filter that is wrong', of: 'six', path: '/collection?paid_from=dear&year_to=long' },
  { name: 'filters that nothing matches', of: 'six', path: '/collection?q=moonstone' },
  { name: 'a filter that is unknown', of: 'six', path: '/collection?drawer=none', status: 404 },
  { name: 'selecting', of: 'six', path: '/collection?select=1' },
  { name: 'selecting in a table', of: 'six', path: '/collection?select=1&view=list' },
  { name: 'changing many', of: 'six', path: '/collection?select=1&all=yes&bulk=1&drawer=coins' },
  {
    name: 'changing many, refused',
    of: 'six',
    path: '/collection?select=1&all=yes&bulk=1',
    act: (page) => refuse(page, { 'change.paid': 'x' }),
  },
  { name: 'moving many', of: 'six', path: '/collection?select=1&all=yes&bulk=1&part=move' },
  { name: 'tagging many', of: 'six', path: '/collection?select=1&all=yes&bulk=1&part=tag' },
  { name: 'deleting many', of: 'six', path: '/collection?select=1&all=yes&bulk=1&part=delete' },
  { name: 'a long collection', of: 'many', path: '/collection', act: untilWindow },
  { name: 'rows that are lost', of: 'many', path: '/collection?sort=name', act: loseRows },
  { name: 'a list that is late', of: 'many', path: '/collection', act: goWithoutAnswer('/collection?drawer=coins') },
  {
    name: 'the second page of a long collection',
    of: 'many',
    path: ({ nextCopies }) => `/collection?view=list&page=${nextCopies}`,
  },
  { name: 'a long collection as a table', of: 'many', path: '/collection?view=list' },
  { name: 'selecting in a long collection', of: 'many', path: '/collection?select=1&all=yes' },
]

const sheets: readonly ProductScreen[] = [
  { name: 'a copy', of: 'six', path: ({ copy }) => `/collection?copy=${copy}` },
  {
    name: 'what one does with a copy',
    of: 'six',
    path: ({ copy }) => `/collection?copy=${copy}`,
    act: openPart('[role=dialog] .menu--up'),
  },
  {
    name: 'the form of a photo',
    of: 'six',
    path: ({ copy }) => `/collection?copy=${copy}`,
    act: openPart('[role=dialog] .photo-form'),
  },
  { name: 'photos that wait', of: 'six', path: '/collection', act: openWithPhotos('waiting') },
  { name: 'photos that failed', of: 'six', path: '/collection', act: openWithPhotos('failed') },
  {
    name: 'photos that are refused',
    of: 'six',
    path: ({ copy }) =>
      `/collection?copy=${copy}&told=photos-refused&refused=unreadable_image:the+whole+cabinet+in+the+study.heic&refused=quota:b.png`,
  },
  { name: 'a copy that is sold', of: 'six', path: ({ sold }) => `/collection?copy=${sold}` },
  { name: 'a copy that is saved', of: 'six', path: ({ copy }) => `/collection?copy=${copy}&told=copy-saved` },
  { name: 'a copy without details', of: 'one', path: ({ copy }) => `/collection?copy=${copy}` },
  { name: 'a copy of a long collection', of: 'many', path: ({ copy }) => `/collection?copy=${copy}` },
  { name: 'the form of a copy', of: 'six', path: ({ copy }) => `/collection?edit=${copy}` },
  {
    name: 'the form of a copy, refused',
    of: 'six',
    path: ({ copy }) => `/collection?edit=${copy}`,
    act: (page) => refuse(page, { quantity: 'x', paid: 'x', acquired_on: 'x' }),
  },
  {
    name: 'the form of a copy, long and signed out elsewhere',
    of: 'six',
    path: ({ copy }) => `/collection?edit=${copy}`,
    act: saveSignedOut,
  },
  {
    name: 'two versions of a copy',
    of: 'six',
    path: ({ copy }) => `/collection?edit=${copy}`,
    act: (page) =>
      overtake(
        `/copies/${new URL(page.url()).searchParams.get('edit')}`,
        { serial: 'AB-124' },
        { serial: 'AB-125' },
      )(page),
  },
  { name: 'what happened to a copy', of: 'six', path: ({ copy }) => `/collection?leave=${copy}` },
  {
    name: 'what happened to a copy, refused',
    of: 'six',
    path: ({ copy }) => `/collection?leave=${copy}`,
    act: (page) => refuse(page, { amount: 'x' }),
  },
  {
    name: 'a first photo that is refused',
    of: 'empty',
    path: '/collection?new=1&refused=unreadable_image:photo.heic',
  },
  { name: 'the question for a new copy', of: 'empty', path: '/collection?new=1' },
  { name: 'the answers for a new copy', of: 'six', path: '/collection?new=1&what=heron' },
  { name: 'no answer for a new copy', of: 'six', path: '/collection?new=1&what=zzxqy' },
  { name: 'the drawers for a new copy', of: 'six', path: '/collection?new=1&name=Thaler' },
  { name: 'the form of a new copy', of: 'empty', path: '/collection?new=1&item=heron-penny' },
  { name: 'the form of a second copy', of: 'six', path: '/collection?new=1&item=heron-penny' },
  { name: 'the form of a copy like another', of: 'six', path: ({ copy }) => `/collection?new=1&like=${copy}` },
  { name: 'a copy that is unknown', of: 'six', path: '/collection?copy=none', status: 404 },
]

const emptyViews: readonly ProductScreen[] = [
  'wishes',
  'spares',
  'sets',
  'places',
  'fields',
  'bin',
  'activity',
  'preferences',
].map((show) => ({ name: `${show}, empty`, of: 'empty', path: `/collection?show=${show}` }))

const views: readonly ProductScreen[] = [
  ...emptyViews,
  { name: 'wishes', of: 'six', path: '/collection?show=wishes' },
  { name: 'a wish that is changed', of: 'six', path: ({ wish }) => `/collection?show=wishes&wish=${wish}` },
  {
    name: 'a wish, refused',
    of: 'six',
    path: ({ wish }) => `/collection?show=wishes&wish=${wish}`,
    act: (page) => refuse(page, { max: 'x', quantity: 'x' }),
  },
  { name: 'spares', of: 'six', path: '/collection?show=spares' },
  { name: 'a number of spares that is wrong', of: 'six', path: '/collection?show=spares&keep=all' },
  { name: 'sets', of: 'six', path: '/collection?show=sets' },
  { name: 'sets that are complete: none', of: 'six', path: '/collection?show=sets&part=complete' },
  { name: 'places and tags', of: 'six', path: '/collection?show=places' },
  { name: 'a place to add', of: 'six', path: '/collection?show=places', act: openPart('.adding') },
  { name: 'a place that is changed', of: 'six', path: ({ place }) => `/collection?show=places&change=${place}` },
  { name: 'fields', of: 'six', path: '/collection?show=fields' },
  { name: 'a field that is changed', of: 'six', path: ({ field }) => `/collection?show=fields&change=${field}` },
  { name: 'a field like another', of: 'six', path: ({ field }) => `/collection?show=fields&like=${field}` },
  { name: 'the bin', of: 'six', path: '/collection?show=bin' },
  { name: 'the bin, before it is emptied', of: 'six', path: '/collection?show=bin&ask=all' },
  { name: 'a deleted copy, before it goes', of: 'six', path: ({ binned }) => `/collection?show=bin&ask=${binned}` },
  { name: 'the activity', of: 'six', path: '/collection?show=activity' },
  { name: 'a long activity', of: 'many', path: '/collection?show=activity' },
  {
    name: 'the second page of a long activity',
    of: 'many',
    path: ({ nextActs }) => `/collection?show=activity&page=${nextActs}`,
  },
  { name: 'preferences', of: 'six', path: '/collection?show=preferences' },
  {
    name: 'preferences, refused',
    of: 'six',
    path: '/collection?show=preferences',
    act: (page) => refuse(page, { handle: '-' }),
  },
  { name: 'a view that is late', of: 'six', path: '/collection', act: goWithoutAnswer('/collection?show=wishes') },
  { name: 'drawers that are late', of: 'six', path: '/collection?show=wishes', act: goWithoutAnswer('/collection') },
  { name: 'a view that is unknown', of: 'six', path: '/collection?show=none', status: 404 },
]

const shop: readonly ProductScreen[] = [
  { name: 'Shop', of: 'visitor', path: '/shop' },
  { name: 'a shelf of the shop', of: 'visitor', path: '/shop?shelf=all' },
  { name: 'an item in the shop', of: 'empty', path: '/shop?item=tin-robot' },
]

/** Every screen of the product in every state that looks different. */
export const productScreens: readonly ProductScreen[] = [...discover, ...collection, ...sheets, ...views, ...shop]
