/**
 * What Node runs for `npm start`. A smaller room for short-lived values, or a collection that gives memory back, made a
 * session check up to 1.7 times as expensive (docs/collectibles-figures.md).
 */
export const serverArguments = ['--conditions=source', 'apps/server/src/main.ts']
