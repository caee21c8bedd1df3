declare module 'virtual:catalogue-files' {
  import type { Locale } from '@collect/messages'
  import type { WordFiles } from './frame/words.ts'

  const files: Readonly<Record<Locale, WordFiles>>
  export default files
}

declare module 'virtual:page-colour' {
  /** `--bg` of the kit's tokens. */
  const pageColour: { readonly light: string; readonly dark: string }
  export default pageColour
}
