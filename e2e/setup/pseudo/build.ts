import { fileURLToPath } from 'node:url'
import { createBuilder, type Plugin } from 'vite'
import { marked } from './marked.ts'

const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  transform: (code, id) => marked(id, code),
}

// The app's usual build with other texts, in WEB_BUILD_FOLDER.
const root = fileURLToPath(new URL('../../../apps/web/', import.meta.url))
process.chdir(root)
const builder = await createBuilder({ root, mode: 'production', logLevel: 'error', plugins: [pseudoLanguage] })
await builder.buildApp()
