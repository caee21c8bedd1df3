// eslint-disable-next-line no-console -- details of unusable answers go there (ERROR-TRANSPORT-3)
export const toConsole = (details: string): void => console.warn(details)
