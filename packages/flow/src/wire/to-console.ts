// eslint-disable-next-line no-console -- the specification sends details of unusable answers there (spec 1 §8)
export const toConsole = (details: string): void => console.warn(details)
