import { readFileSync } from 'node:fs'
import { dirname, join, parse, relative, resolve } from 'node:path'
import { defaultServerConditions, defineConfig, type Plugin } from 'vite'

const place = import.meta.dirname
const result = join(place, 'build')

/**
 * Packages that stay outside: those with parts of the machine, those that load their parts by themselves, and those that
 * the built web app shares with the server.
 */
const outside = [
  '@node-rs/argon2',
  '@opentelemetry/*',
  'nodemailer',
  'pg',
  'pino',
  'react',
  'react-dom',
  'react-router',
  'sharp',
]

/** The program of `npm start` in a few files, because Node takes half of a start to find and read the sources (decision 51). */
export default defineConfig({
  root: place,
  plugins: [filesBeside()],
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: result,
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // `depd`, below the OAuth2 server, evaluates text of its own.
      checks: { eval: false },
      input: 'src/main.ts',
      external: outside.map((name) => new RegExp(`^${name.replace('*', '[^/]+')}(?:/|$)`)),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
})

/**
 * A source names what lies beside it by an address. The result is one folder, so a file is copied there, and a program is
 * built there. The address of another folder stays, seen from the result.
 */
function filesBeside(): Plugin {
  return {
    name: 'files-beside',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return undefined
      return code.replace(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (_, named: string) => {
        const file = resolve(dirname(id), named)
        const { name, base, ext } = parse(file)
        const isFolder = named.endsWith('/')
        const fileName = ext === '.ts' ? `${name}.js` : base
        if (ext === '.ts') this.emitFile({ type: 'chunk', id: file, fileName })
        else if (!isFolder) this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
        return `new URL('${isFolder ? `${relative(result, file)}/` : `./${fileName}`}', import.meta.url)`
      })
    },
  }
}
