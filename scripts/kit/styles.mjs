import { readFileSync } from 'node:fs'
import { inRoot } from '../setup/place.mjs'

/** The sheets of the account screens, by layer. An application's rules outside of layers win over both. */
const sheets = {
  base: ['elements'],
  components: ['controls', 'surfaces', 'empty', 'account', 'flow', 'notes', 'panels', 'toasts', 'settings'],
}

const read = (name) => readFileSync(inRoot('packages', 'flow-react', 'styles', `${name}.css`), 'utf8')

/** The kit's sheet: the tokens, then the rules that use them. */
export const styles = () =>
  [
    '@layer base, components;',
    read('tokens'),
    ...Object.entries(sheets).flatMap(([layer, names]) => names.map((name) => `@layer ${layer} {\n${read(name)}}\n`)),
  ].join('\n')
