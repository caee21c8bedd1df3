/** spec 2 §2, Logout confirmation. */
export const logout = {
  'logout.title': 'Do you wish to log out?',
  'logout.accept-button': 'Yes',
  'logout.reject-button': 'No',
  'logout.done': 'You are signed out.',
} as const
