/** The files of the English catalogue; `index.ts` and `product.ts` join others and have no texts. */
const isSource = /packages\/messages\/src\/en\/(?!index|product)[a-z-]+\.ts$/

/** The file with every text in the pseudo-language; `undefined` for a file without texts. */
export function marked(file: string, source: string): string | undefined {
  if (!isSource.test(file)) return undefined
  const told = source.replace(/^export const (\w+) = (\{$[^]*?^\}) as const$/gm, 'export const $1 = pseudo($2)')
  if (told === source) throw new Error(`${file} has another format than the other files of the catalogue`)
  return `import { pseudo } from '../../test/pseudo.ts'\n${told}`
}
