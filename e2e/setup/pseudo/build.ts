import { fileURLToPath } from 'node:url'
import { createBuilder, type Plugin } from 'vite'
import { marked } from './marked.ts'

const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  transform: (code, id) => marked(id, code),
}

// The app as it is built for everybody, but for the words; WEB_BUILD_FOLDER says where to.
const root = fileURLToPath(new URL('../../../apps/web/', import.meta.url))
process.chdir(root)
const builder = await createBuilder({ root, mode: 'production', logLevel: 'error', plugins: [pseudoLanguage] })
await builder.buildApp()
