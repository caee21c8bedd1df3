/** Stands in for the router's outermost error boundary, whose page has no style. */
export { LastResort as RemixErrorBoundary } from '../../app/last-resort.tsx'

/** The root has an error page of its own. */
export const RemixRootDefaultErrorBoundary = () => null

/** The server sends every page whole, so no document waits for data. */
export const RemixRootDefaultHydrateFallback = undefined
