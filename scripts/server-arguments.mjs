/** What Node runs for `npm start`. Without the limit, V8 keeps up to 128 MB for short-lived values. */
export const serverArguments = ['--conditions=source', '--max-semi-space-size=16', 'apps/server/src/main.ts']
