/**
 * The path of a request as logs and traces keep it: without the query, which may contain codes and tokens, and without
 * the challenge of an authorization request.
 */
export const loggedPath = (target: string): string =>
  (target.split('?', 1)[0] ?? '').replace(/(\/oauth2\/auth\/).+/, '$1*')
