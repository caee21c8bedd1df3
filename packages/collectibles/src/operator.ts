// What the operator's commands need; the service itself does not load it.
export { generate, generatorTiers, type GenerateOptions, type TierName } from './generator/generate.ts'
export { checkCollectibles, type Difference } from './check/check-collectibles.ts'
export { openPhotoFolder } from './photos/photo-folder.ts'
export { recountPopularity } from './popularity/recount-popularity.ts'
export { reindex } from './words/reindex.ts'
export { declineItem, listSubmissions, publishItem } from './own/submissions.ts'
