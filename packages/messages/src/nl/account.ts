import { app } from './app.ts'
import { card } from './card.ts'
import { errors } from './errors.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { reasons } from './reasons.ts'
import { recovery } from './recovery.ts'
import { registration } from './registration.ts'
import { verificationPage } from './verification-page.ts'

export { messageTexts } from './messages.ts'

/** What the account screens say; every page carries these words, so each weighs on signing in. */
export const accountTexts = {
  ...app,
  ...card,
  ...login,
  ...registration,
  ...recovery,
  ...errors,
  ...logout,
  ...verificationPage,
  ...reasons,
} as const
