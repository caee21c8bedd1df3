import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const build = new URL('../../../apps/web/build/', import.meta.url)
const assets = fileURLToPath(new URL('client/assets/', build))

/** What the server's build exports, as far as it is read. */
interface ServerBuild {
  readonly entry: { readonly module: { readonly filesOf: Readonly<Record<string, readonly string[]>> } }
}

/** A script of the built pages, and a page whose document or link loads it. */
export interface Chunk {
  /** The file's name without hash and ending; two files may share it. */
  readonly name: string
  readonly file: string
  readonly path: string
}

export interface BuiltChunks {
  /** Loaded with a document: without them React does not start. */
  readonly shell: readonly Chunk[]
  /** Loaded by a link to another page of the product. */
  readonly pages: readonly Chunk[]
  /** Loaded on demand. */
  readonly lazy: readonly Chunk[]
  /** The texts of one language beside English; it counts for all. */
  readonly words: readonly Chunk[]
  /** Chunks that neither a page nor a request loads. */
  readonly unknown: readonly Chunk[]
}

interface Loaded {
  readonly module: string
  readonly imports: readonly string[]
}

interface Route extends Loaded {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly hasDefaultExport: boolean
}

/** The router's manifest of the build, as far as it is read. */
interface Manifest {
  readonly entry: Loaded
  readonly routes: Readonly<Record<string, Route>>
}

const productLayout = 'pages/product-layout'

/** The pages without a router, by the source of their component; where several share one, the first. */
const lightPaths: Readonly<Record<string, string>> = {
  'account/entrance/entrance-page.tsx': '/login',
  'account/verification/verification-page.tsx': '/verification',
  'account/not-me/not-me-page.tsx': '/not-me',
  'account/consent/consent-page.tsx': '/consent',
  'account/consent/undecided-consent-page.tsx': '/consent/decision',
  'account/error/error-page.tsx': '/error',
  'account/logout/logout-page.tsx': '/logout',
}

/** The chunks of the build by the way they load, read from the build itself; developers' pages are left out. */
export async function builtChunks(): Promise<BuiltChunks> {
  const { entry: server } = (await import(new URL('server/index.js', build).href)) as ServerBuild
  const sources = new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(assets + file, 'utf8')]),
  )
  const { entry, routes } = manifestIn(sources)
  /** These files and all that they import, directly or not. */
  const reach = (files: readonly string[], imports: RegExp): ReadonlySet<string> => {
    const reached = new Set(files)
    // A set also visits what is added meanwhile.
    for (const file of reached)
      for (const [, next = ''] of (sources.get(file) ?? '').matchAll(imports)) reached.add(next)
    return reached
  }
  const lineageOf = (route: Route | undefined): readonly Route[] =>
    route ? [route, ...lineageOf(routes[route.parentId ?? ''])] : []
  const loadedFor = (route: Route | undefined) => reach([entry, ...lineageOf(route)].flatMap(filesOf), imported)
  const drawn = Object.values(routes).filter((route) => route.hasDefaultExport && route.id !== 'root' && !isLeft(route))
  const isForDevelopers = ({ id }: Route) => id.startsWith('dev/')

  const shell = new Map<string, string>()
  for (const [source, files] of Object.entries(server.module.filesOf)) {
    const path = lightPaths[source]
    if (path === undefined) throw new Error(`No story opens ${source}`)
    for (const file of files.map((address) => address.replace('/assets/', '')))
      if (!shell.has(file)) shell.set(file, path)
  }
  const linked = new Map<string, string>()
  const frame = loadedFor(routes[productLayout])
  for (const page of drawn.filter((route) => route.id !== productLayout && !isForDevelopers(route))) {
    const path = pathOf(lineageOf(page))
    for (const file of loadedFor(page)) {
      if (!shell.has(file)) shell.set(file, path)
      // No link leads to an address without a page.
      if (page.parentId === productLayout && page.path !== '*' && !frame.has(file)) linked.set(file, path)
    }
  }
  const filesNamed = (name: RegExp) => [...sources.keys()].filter((file) => name.test(file))
  for (const file of filesNamed(/^en-account-/)) shell.set(file, '/login')
  for (const file of filesNamed(/^en-product-/)) shell.set(file, '/')
  const later = [...reach([...shell.keys()], asked)].filter((file) => !shell.has(file))
  const asking = new Set(
    [...sources.values()].flatMap((source) => [...source.matchAll(called)].map(([, file]) => file)),
  )
  // The rest comes with these.
  const lazy = later.filter((file) => asking.has(file))
  const words = filesNamed(/^de-/)
  const others = new Set([
    ...shell.keys(),
    ...later,
    ...reach(drawn.filter(isForDevelopers).flatMap(filesOf), imported),
    ...Object.values(routes)
      .filter((route) => !route.hasDefaultExport || isLeft(route))
      .flatMap(filesOf),
    ...filesNamed(/^manifest-|^[a-z]{2}-(?:account|product)-/),
  ])
  const chunksOf = (files: readonly (readonly [file: string, path: string])[]): readonly Chunk[] =>
    files.map(([file, path]) => ({ name: file.replace(/-[\w-]{8}\.js$/, ''), file, path }))
  const anywhere = (files: readonly string[]) => chunksOf(files.map((file) => [file, '/']))
  return {
    shell: chunksOf([...shell]),
    pages: chunksOf([...linked]),
    lazy: anywhere(lazy),
    words: anywhere(words),
    unknown: anywhere([...sources.keys()].filter((file) => !others.has(file))),
  }
}

/** A file that loads before its importer runs. */
const imported = /(?:from|import) ?["'`]\.\/([\w.-]+\.js)["'`]/g
/** A file that loads later. */
const called = /import\(["'`]\.\/([\w.-]+\.js)["'`]/g
/** A file that loads with its importer or later. */
const asked = /(?:from|import) ?\(?["'`]\.\/([\w.-]+\.js)["'`]/g

const filesOf = ({ module, imports }: Loaded): readonly string[] =>
  [module, ...imports].map((address) => address.replace('/assets/', ''))

/** The router leaves this page, which has no router. */
const isLeft = (route: Route): boolean => filesOf(route).some((file) => file.startsWith('leave-router-'))

function pathOf(lineage: readonly Route[]): string {
  const path = lineage
    .flatMap(({ path: piece }) => piece || [])
    .toReversed()
    .join('/')
  return `/${path === '*' ? 'nowhere' : path}`
}

function manifestIn(sources: ReadonlyMap<string, string>): Manifest {
  for (const [file, source] of sources)
    // The build writes one assignment of JSON.
    if (file.startsWith('manifest-')) return JSON.parse(source.replace(/^[^=]*=/, '').replace(/;\s*$/, '')) as Manifest
  throw new Error('The build has no route manifest')
}
