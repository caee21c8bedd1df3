/** Pages that need no account; account pages start a flow by themselves. */
export const publicPages = [
  '/',
  '/discover',
  '/shop',
  '/collection',
  '/login',
  '/registration',
  '/recovery',
  '/verification',
  '/error',
  '/logout',
  '/dev/auth',
  '/dev/mail',
  '/nowhere',
] as const

/** Pages that need a session or differ with one. */
export const privatePages = [
  '/',
  '/discover',
  '/shop',
  '/collection',
  '/settings',
  '/verification',
  '/logout',
  '/dev/auth',
] as const

/** Pages without data of an account for visitors; browsers must not cache any others. */
export const keepablePages: readonly string[] = ['/', '/discover', '/shop', '/collection']
