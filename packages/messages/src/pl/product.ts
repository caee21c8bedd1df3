import { address } from './address.ts'
import { collectibles } from './collectibles.ts'
import { consent } from './consent.ts'
import { developer } from './developer.ts'
import { home } from './home.ts'
import { profile } from './profile.ts'
import { reasonsOfSettings } from './reasons-settings.ts'
import { settings } from './settings.ts'

export { messagesOfSettings } from './messages-settings.ts'

export const productTexts = {
  ...home,
  ...collectibles,
  ...profile,
  ...address,
  ...settings,
  ...reasonsOfSettings,
  ...consent,
  ...developer,
} as const
