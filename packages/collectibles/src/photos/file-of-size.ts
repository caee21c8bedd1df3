import type { PhotoSize } from '../wire/index.ts'

/** File names tell other programs of the machine what is inside. */
export const fileOfSize = {
  '160': '160.webp',
  '480': '480.webp',
  '1600': '1600.jpg',
  full: 'full.jpg',
} as const satisfies Record<PhotoSize, string>
