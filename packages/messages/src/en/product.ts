import { collectibles } from './collectibles.ts'
import { developer } from './developer.ts'
import { home } from './home.ts'
import { profile } from './profile.ts'

/** What the product's own pages say. */
export const productTexts = { ...home, ...collectibles, ...profile, ...developer } as const
