/** What Node runs for `npm start`. */
export const serverArguments = ['--conditions=source', 'apps/server/src/main.ts']
