/** Every page that can be opened without an account; account pages begin a flow by themselves. */
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

/** What only somebody with a session sees, or sees otherwise. */
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

/** Pages that show a visitor nothing of an account; all others are never kept by a browser. */
export const keepablePages: readonly string[] = ['/', '/discover', '/shop', '/collection']
