declare module 'virtual:catalogue-files' {
  import type { Locale } from '@collect/messages'
  import type { WordFiles } from './open-page.ts'

  const files: Readonly<Record<Locale, WordFiles>>
  export default files
}

declare module 'virtual:page-colour' {
  /** `--bg` of the kit's tokens. */
  const pageColour: { readonly light: string; readonly dark: string }
  export default pageColour
}

declare module 'virtual:light-files' {
  /** Modules that the document imports in this order: the entry, preceded in development by the runtime of hot updates. */
  export const entry: readonly string[]
  /** The scripts that a page loads, by the source of its component; none in development. */
  export const filesOf: Readonly<Record<string, readonly string[]>>
}
