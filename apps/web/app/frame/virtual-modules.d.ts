declare module 'virtual:catalogue-files' {
  import type { Locale } from '@collect/messages'
  import type { WordFiles } from './words.ts'

  const files: Readonly<Record<Locale, WordFiles>>
  export default files
}
