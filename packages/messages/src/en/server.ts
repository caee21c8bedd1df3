/** What the server says when no page can say it; it stays out of the browser's catalogue. */
export const server = {
  'server.notFound.title': 'Page not found',
  'server.notFound.text': 'There is nothing at this address.',
  'server.tooLarge.title': 'Too much at once',
  'server.tooLarge.text': 'What was sent is more than is taken here. Nothing of it was kept.',
  'server.unreadable.title': 'Nothing was saved',
  'server.unreadable.text': 'The form arrived in a way that cannot be read here. Go back and send it again.',
  'server.fault.title': 'Our mistake',
  'server.fault.text': 'Something went wrong on our side. Please try again in a few minutes.',
  'server.serviceDown.title': 'Accounts are out of reach',
  'server.serviceDown.text':
    'The service that keeps the accounts does not answer. Nothing is lost; please try again in a few minutes.',
  'server.tryAgain': 'Try again',
  'server.backHome': 'Back to Home',
} as const
