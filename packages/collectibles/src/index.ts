export { createCollectibles, type Collectibles, type CollectiblesOptions } from './create-collectibles.ts'
export type { OwnSession } from './http/callers.ts'
export { socialPictures } from './social-pictures.ts'
export { SessionUnknownError } from './http/failure.ts'
