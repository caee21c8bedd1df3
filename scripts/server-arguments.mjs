/** What Node runs for `npm start`, in a folder that is built (setup/build.mjs). */
export const serverArguments = ['apps/server/build/main.js']

/** The same program from its sources. */
export const sourceArguments = ['--conditions=source', 'apps/server/src/main.ts']
