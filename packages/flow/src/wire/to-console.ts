// eslint-disable-next-line no-console -- for details of unusable answers (ERROR-TRANSPORT-3)
export const toConsole = (details: string): void => console.warn(details)
