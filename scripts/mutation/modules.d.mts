/** Loads a module of the repository, by its path. */
type Load = (file: string) => Promise<Readonly<Record<string, unknown>>>

/** Modules in this process. A round loads them with another source for one file. */
export function openModules(testKit: object): (changed?: string, source?: string) => Promise<Load>
