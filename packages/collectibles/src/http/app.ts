import { faultSentence, isUnavailable, type Database } from '@collect/storage'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import type { Acts } from '../acts/act.ts'
import type { ItemStore } from '../views/item-store.ts'
import type { SetStore } from '../views/set-store.ts'
import type { CollectionStore } from '../copies/collection-store.ts'
import { actRoutes } from './act-routes.ts'
import { allowedMethods } from './allowed-methods.ts'
import type { Callers } from './callers.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { collectionRoutes } from './collection-routes.ts'
import { binRoutes } from './copies/bin-routes.ts'
import { bulkRoutes } from './copies/bulk-routes.ts'
import { copyLists } from './copies/copy-lists.ts'
import { copyMoves } from './copies/copy-moves.ts'
import { copyRoutes } from './copies/copy-routes.ts'
import { collectorRoutes } from './collector/collector-routes.ts'
import { failureEnvelopeOf, HttpFailure, SessionUnknownError } from './failure.ts'
import { markRoutes } from './wishes/mark-routes.ts'
import { ownItemRoutes } from './own-item-routes.ts'
import { ownSetRoutes } from './own-set-routes.ts'
import { requireKnownParameters } from './parameters.ts'
import { requireSameOrigin } from './same-origin.ts'
import { searchRoutes } from './search/search-routes.ts'
import { setRoutes } from './set-routes.ts'
import { spareRoutes } from './wishes/spare-routes.ts'
import { wishRoutes } from './wishes/wish-routes.ts'
import type { PhotoDesk } from '../photos/photo-desk.ts'
import type { PhotoFolder } from '../photos/photo-folder.ts'
import { photoRoutes } from './photos/photo-routes.ts'
import { photoUploads } from './photos/photo-uploads.ts'
import { fieldRoutes } from './shelves/field-routes.ts'
import { shelfRoutes } from './shelves/shelf-routes.ts'
import { tagRoutes } from './shelves/tag-routes.ts'

interface AppOptions {
  readonly database: Database
  readonly items: ItemStore
  readonly sets: SetStore
  readonly collection: CollectionStore
  readonly acts: Acts
  readonly callers: Callers
  readonly photos: { readonly desk: PhotoDesk; readonly folder: PhotoFolder }
  readonly now: () => number
  readonly wakeJobs: () => void
  /** Deletes all that an account has collected. */
  readonly forget: (owner: string) => Promise<void>
  readonly onFault: (error: unknown, request: Request) => void
}

/** Bytes of a body (docs/contract/collectibles.md §4.1). */
const maxBody = 1_000_000

/** The HTTP API under `/api/collectibles`. */
export function createApp(options: AppOptions): Hono {
  const { database, items, sets, collection, acts, callers, photos, now, wakeJobs, forget, onFault } = options
  const app = new Hono().basePath('/api/collectibles')

  app.use(async (c, next) => {
    requireSameOrigin(c.req.raw)
    requireKnownParameters(c)
    await next()
  })
  // Before the limit of all other bodies.
  app.route('/', photoUploads({ callers, desk: photos.desk, now, onFault }))
  // The rest of the body stays unread, so the connection takes no other request.
  const onError = (c: Context) => c.json(failureEnvelopeOf(413), 413, { Connection: 'close' })
  app.use(bodyLimit({ maxSize: maxBody, onError }))
  app.route('/', catalogueRoutes({ database, callers, items, now }))
  app.route('/', setRoutes(callers, sets))
  app.route('/', searchRoutes(database, callers))
  app.route('/', markRoutes({ database, acts, callers, now }))
  app.route('/', wishRoutes({ database, acts, callers, now }))
  app.route('/', spareRoutes({ database, acts, callers, now, wakeJobs }))
  app.route('/', ownItemRoutes({ database, callers, acts, now }))
  app.route('/', ownSetRoutes({ database, callers, acts, now }))
  app.route('/', collectionRoutes({ database, callers, items, collection, forget }))
  // Before the routes of one copy, whose id is any word.
  app.route('/', copyLists(database, callers))
  app.route('/', bulkRoutes({ database, acts, callers, now, wakeJobs }))
  app.route('/', binRoutes({ database, acts, callers, now, wakeJobs }))
  app.route('/', copyRoutes(database, callers, acts))
  app.route('/', copyMoves({ database, acts, callers, now }))
  app.route('/', photoRoutes({ database, acts, callers, folder: photos.folder }))
  for (const routes of [shelfRoutes, tagRoutes, fieldRoutes])
    app.route('/', routes({ database, acts, callers, now, wakeJobs }))
  app.route('/', collectorRoutes({ database, acts, callers, now, wakeJobs }))
  app.route('/', actRoutes({ database, acts, callers, now, wakeJobs }))

  const allowed = allowedMethods(app)
  app.notFound((c) => {
    const methods = allowed(c.req.path)
    if (methods.length === 0) return c.json(failureEnvelopeOf(404), 404)
    c.header('Allow', methods.join(', '))
    return c.json(failureEnvelopeOf(405), 405)
  })
  app.onError((error, c) => {
    if (error instanceof HttpFailure)
      return c.json(failureEnvelopeOf(error.status, error.reason, error.details), error.status, error.details.headers)
    if (error instanceof SessionUnknownError) return unavailable(c, 'The identity service does not answer.')
    onFault(error, c.req.raw)
    if (isUnavailable(error)) return unavailable(c, faultSentence(error))
    return c.json(failureEnvelopeOf(500), 500)
  })
  return app
}

function unavailable(c: Context, reason: string): Response {
  c.header('Retry-After', '2')
  return c.json(failureEnvelopeOf(503, reason), 503)
}
