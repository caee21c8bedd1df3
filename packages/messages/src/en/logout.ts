/** spec 2 §2, Logout confirmation. */
export const logout = {
  'logout.title': 'Do you wish to log out?',
  'logout.accept-button': 'Yes',
  'logout.reject-button': 'No',
} as const
