export { createCollectibles, type Collectibles, type CollectiblesOptions } from './create-collectibles.ts'
export { socialPictures } from './social-pictures.ts'
export type { OwnSession } from './http/app.ts'
export { SessionUnknownError } from './http/failure.ts'
