/** The error page, and what the flow screens say when there is nothing to draw (spec 1 §8, spec 2 §2). */
export const errors = {
  'error.title': 'Something went wrong',
  'error.title-not-found': 'Page not found',
  'error.title-internal-server-error': 'Our mistake',
  'error.title.what-happened': 'What happened?',
  'error.title.what-can-i-do': 'What can I do?',
  'error.client': 'The request could not be carried out as it was sent.',
  'error.server': 'Our side could not carry out the request.',
  'error.instructions':
    'Please try again in a few minutes. If it stays like this, contact us and include the details below.',
  'error.instructions.no-details': 'Please try again in a few minutes. If it stays like this, contact us.',
  'error.support-email-link': 'Contact {contactSupportEmail}',
  'error.footer.text': 'Details for your report',
  'error.footer.copy': 'Copy details',
  'error.footer.copied': 'Copied',
  'error.id': 'ID',
  'error.time': 'Time',
  'error.message': 'Message',
  'error.correlation': 'Request',
  'error.line': '{label}: {value}',
  'error.action.go-back': 'Go back',
  'error.not-found.description': 'There is nothing at this address.',

  'flow.loading': 'Loading...',
  'flow.not-found': 'Flow not found',
  'flow.back-home': 'Back to Home',
  'flow.start-again': 'Start again',
  'flow.expired': 'This page was open too long, so we started it anew.',
  'flow.expires-soon':
    'This page runs out in two minutes. If you renew it, what you typed stays, except for passwords.',
  'flow.renew': 'Renew this page',
  'flow.restarted': 'Something was out of step, so we started this page anew. Please try once more.',
  'flow.cookies-off': 'Your browser sends no cookies back to us. Please allow cookies for this site, then start again.',
  'flow.lost': 'We could not find it, even after starting anew.',
  'flow.unavailable': 'Signing in and accounts do not answer at the moment. Please try again in a few minutes.',
  'flow.unreachable': 'You seem to be offline. What you typed is still here, except for passwords and codes.',
  'flow.try-again': 'Try again',
  'flow.disabled': 'This is switched off here.',

  'wire.unknown-status': 'The API endpoint returned a response code the SDK does not know how to handle',
  'wire.unreachable':
    'Unable to call the API endpoint. Ensure that CORS is set up correctly and that you have provided a valid SDK URL.',
  'wire.undecodable': 'Unable to decode API response using JSON.',
  'wire.content-type':
    'The service answered with something that this page cannot show. Please try again in a few minutes.',
  'wire.unsupported': 'The service asked for something that this page cannot do. Please start again.',
} as const
