/** The error page, and what the flow screens say when there is nothing to draw (spec 1 §8, spec 2 §2). */
export const errors = {
  'error.title': 'Something went wrong',
  'error.title-not-found': 'Page not found',
  'error.title-internal-server-error': 'Our mistake',
  'error.title.what-happened': 'What happened?',
  'error.title.what-can-i-do': 'What can I do?',
  'error.description': 'This is what we know:',
  'error.client': 'The request could not be carried out as it was sent.',
  'error.server': 'Our side could not carry out the request.',
  'error.instructions':
    'Please try again in a few minutes. If it stays like this, contact us and include the details below.',
  'error.support-email-link': 'Contact {contactSupportEmail}',
  'error.footer.text': 'Details for your report',
  'error.footer.copy': 'Copy details',
  'error.footer.copied': 'Copied',
  'error.id': 'ID',
  'error.time': 'Time',
  'error.message': 'Message',
  'error.correlation': 'Request',
  'error.back-button': 'Back',
  'error.action.go-back': 'Go back',
  'error.not-found.description': 'There is nothing at this address.',

  'flow.loading': 'Loading...',
  'flow.not-found': 'Flow not found',
  'flow.back-home': 'Back to Home',
  'flow.start-again': 'Start again',
  'flow.expired': 'This page was open too long, so we started it anew.',
  'flow.restarted': 'Something was out of step, so we started this page anew. Please try once more.',
  'flow.cookies-off':
    'Your browser sends no cookies back to us. Please allow cookies for this site, then start again.',
  'flow.disabled': 'This is switched off here.',

  'wire.unknown-status': 'The API endpoint returned a response code the SDK does not know how to handle',
  'wire.not-ok': 'Response returned an error code',
  'wire.not-sent': 'The request failed and the interceptors did not return an alternative response',
  'wire.unreachable':
    'Unable to call the API endpoint. Ensure that CORS is set up correctly and that you have provided a valid SDK URL.',
  'wire.undecodable': 'Unable to decode API response using JSON.',
} as const
