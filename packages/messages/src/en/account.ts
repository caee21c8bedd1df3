import { card } from './card.ts'
import { consent } from './consent.ts'
import { errors } from './errors.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { recovery } from './recovery.ts'
import { registration } from './registration.ts'
import { settings } from './settings.ts'

/** What the account screens say. */
export const accountTexts = {
  ...card,
  ...login,
  ...registration,
  ...recovery,
  ...settings,
  ...consent,
  ...errors,
  ...logout,
} as const
