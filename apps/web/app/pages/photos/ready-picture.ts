import { largestPicture, photoTypes } from '@collect/collectibles/wire'

/** Pixels of the longest side that the service keeps. */
const longestSide = 4096

/**
 * A picture as it is sent. One that only the browser can read, or that is larger than what is kept, is drawn anew, which
 * saves most of its way. What the browser cannot read is sent as it is, and the service says what it is.
 */
export async function readyPicture(file: File, keepsDay: boolean): Promise<Blob> {
  const isRead = photoTypes.some((type) => type === file.type)
  // Only the camera's own file has the day.
  if (isRead && keepsDay && file.size < largestPicture) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    if (isRead && scale === 1 && file.size <= largestPicture) {
      picture.close()
      return file
    }
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return await new Promise<Blob>((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', 0.9)
    })
  } catch {
    return file
  }
}
