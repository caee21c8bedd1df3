/** One line for each text that says what the catalogues may not say. */
export function faultsIn(
  locale: string,
  texts: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
): string[]
