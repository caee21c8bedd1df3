/** docs/contract/collectibles.md §4.6, §8.1 */
export const mostPhotos = 24
export const mostFilesOfForm = 6
/** Bytes of a picture, and of a form with several. */
export const largestPicture = 15_000_000
export const largestPhotoForm = 64_000_000
export const mostPixels = 50_000_000
/** The media types that are read. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
