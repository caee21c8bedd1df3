import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { transformWithOxc } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nodePath } from '../setup/node.mjs'
import { inRoot } from '../setup/place.mjs'

const names = ['contract', 'messages', 'flow', 'flow-react']
/** A consumer's project: the packed kit, React, and nothing of this repository. */
const project = mkdtempSync(join(tmpdir(), 'collect-kit-'))
const packed = {}

const run = (command, args, cwd = inRoot()) => execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' })
const inProject = (...path) => join(project, ...path)
const packageOf = (name) =>
  JSON.parse(readFileSync(inProject('node_modules', '@collect', name, 'package.json'), 'utf8'))
const examplesIn = (name, language) =>
  [...readFileSync(inRoot('packages', name, 'README.md'), 'utf8').matchAll(fenced(language))].map(([, code]) => code)
const fenced = (language) => new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm')
/** A bundler reads a style sheet; plain Node and the compiler do not. */
const reactExamples = examplesIn('flow-react', 'tsx').map((code) => code.replace(/^import '.*\.css'\n/m, ''))

/** Runs a program with plain Node, without export conditions; returns its output. */
function printed(program, env = {}) {
  const child = spawn(nodePath(), [inProject(program)], {
    cwd: project,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  })
  let told = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (told += chunk))
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, told })))
}

const golden = (file) => JSON.parse(readFileSync(inRoot('packages/contract/golden', file), 'utf8'))

beforeAll(() => {
  run(nodePath(), [inRoot('scripts/kit/build.mjs')])
  for (const name of names) {
    const [{ filename, files }] = JSON.parse(
      run('npm', ['pack', '--json', '--pack-destination', project], inRoot('packages', name)),
    )
    packed[name] = files.map(({ path }) => path)
    const place = inProject('node_modules', '@collect', name)
    mkdirSync(place, { recursive: true })
    run('tar', ['-xzf', inProject(filename), '-C', place, '--strip-components=1'])
  }
  // The packages that a registry would install.
  for (const other of [
    'react',
    'react-dom',
    '@marsidev/react-turnstile',
    '@types/react',
    '@types/react-dom',
    'csstype',
    '@types/node',
    'undici-types',
  ]) {
    mkdirSync(join(inProject('node_modules', other), '..'), { recursive: true })
    symlinkSync(inRoot('node_modules', other), inProject('node_modules', other))
  }
  writeFileSync(inProject('package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
}, 120_000)
afterAll(() => rmSync(project, { recursive: true, force: true }))

describe('the kit, packed', () => {
  test.each(names)('the package of %s has its code, types and README, and no tests', (name) => {
    expect(packed[name]).toEqual(
      expect.arrayContaining(['package.json', 'README.md', 'dist/index.js', 'dist/index.d.ts', 'src/index.ts']),
    )
    const others = packed[name].filter((path) => !/^(dist|src|styles)\//.test(path))
    expect(others.filter((path) => !['package.json', 'README.md', 'brands.svg'].includes(path))).toEqual([])
    expect(packed[name].filter((path) => /\.test\.|\/test\/|golden|tsconfig/.test(path))).toEqual([])
  })

  test.each(names)('the package of %s has a file for every export, and its imports name built files', (name) => {
    const doors = Object.values(packageOf(name).exports).flatMap((door) =>
      typeof door === 'string' ? [door] : Object.values(door),
    )
    const isPacked = (door) => packed[name].some((path) => matchesGlob(path, door.replace('./', '')))
    expect(doors.filter((door) => !isPacked(door))).toEqual([])
    for (const file of packed[name].filter((path) => path.startsWith('dist/') && /\.(js|d\.ts)$/.test(path))) {
      const text = readFileSync(inProject('node_modules/@collect', name, file), 'utf8')
      expect(text.match(/(?:from |import\()['"]\.[^'"]*\.tsx?['"]/g) ?? []).toEqual([])
    }
  })

  test('React is a peer dependency of the kit', () => {
    for (const name of names) expect(Object.keys(packageOf(name).dependencies ?? {})).not.toContain('react')
    expect(packageOf('flow-react').peerDependencies).toMatchObject({ react: '>=19' })
    expect(packageOf('messages').peerDependenciesMeta).toEqual({ react: { optional: true } })
  })

  test("the kit's sheet has the variables and every layer", () => {
    const sheet = readFileSync(inProject('node_modules/@collect/flow-react/dist/styles.css'), 'utf8')
    for (const part of [
      '--orange:',
      '--surface:',
      '.authcard',
      '@layer base {',
      '@layer components {',
      'color-scheme: light dark',
    ])
      expect(sheet).toContain(part)
    expect(sheet).not.toMatch(/@import|@apply|@theme/)
  })
})

describe('the kit in a project of its users', () => {
  test('the example of flow fetches a flow over HTTP and prints its fields', async () => {
    const flow = golden('login/password-start.json')
    const asked = []
    const service = createServer((request, response) => {
      asked.push([request.url, request.headers.cookie])
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(flow))
    })
    await new Promise((resolve) => void service.listen(0, '127.0.0.1', resolve))
    writeFileSync(inProject('flow.js'), examplesIn('flow', 'js')[0])
    const SERVICE = `http://127.0.0.1:${service.address().port}`
    const { code, told } = await printed('flow.js', { SERVICE, COOKIE: 'a=1', FLOW: flow.id })
    service.close()
    expect({ code, told: told.split('\n') }).toEqual({
      code: 0,
      told: [
        'Sign in (provide_identifier)',
        'text identifier: Email',
        'password password: Password',
        'submit method: Sign in',
        '',
      ],
    })
    expect(asked).toEqual([[`/self-service/login/flows?id=${flow.id}`, 'a=1']])
  })

  test('the example of messages prints its texts', async () => {
    writeFileSync(inProject('messages.js'), examplesIn('messages', 'js')[0])
    expect(await printed('messages.js')).toMatchObject({ code: 0, told: expect.stringMatching(/^Sign in\n\w/) })
  })

  const [tenLines, livePage, parts, session] = reactExamples
  const start = {
    file: 'login/password-start.json',
    has: ['name="identifier"', 'type="password"', 'name="csrf_token"'],
  }
  const providers = { file: 'handmade/login/everything-start.json', has: ['data-testid="login-sso"', 'value="google"'] }
  const methods = { file: 'handmade/login/aal2-everything.json', has: ['data-testid="method/totp"'] }
  test.each([
    { name: 'Ten lines', example: tenLines, ...start },
    { name: 'Ten lines', example: tenLines, ...providers },
    { name: 'Ten lines', example: tenLines, ...methods },
    { name: 'A live page', example: livePage, ...start },
    { name: 'A live page', example: livePage, ...methods },
    { name: 'Parts', example: parts, ...start },
  ])('the example "$name" of flow-react draws $file on a server', async ({ example, file, has }) => {
    const { code: body } = await transformWithOxc(example, 'login.tsx', { jsx: { runtime: 'automatic' } })
    writeFileSync(inProject('login.js'), body)
    writeFileSync(inProject('flow.json'), JSON.stringify(golden(file)))
    writeFileSync(
      inProject('draw.js'),
      `import { readFileSync } from 'node:fs'
import { projectOf, screenOf } from '@collect/flow'
import { createFormatter } from '@collect/messages'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Login } from './login.js'
const flow = JSON.parse(readFileSync('flow.json', 'utf8'))
const screen = screenOf({ kind: 'login', flow, project: projectOf({ name: 'Album' }) })
const props = { flow, screen, formatter: createFormatter('en'), turn: 0 }
console.log(renderToStaticMarkup(createElement(Login, props)))`,
    )
    const { code, told } = await printed('draw.js')
    expect({ code, told }).toEqual({ code: 0, told: expect.stringContaining('<form data-testid="login-flow"') })
    for (const part of has) expect(told).toContain(part)
  })

  test('the example "The session" of flow-react draws the first state on a server', async () => {
    const { code: body } = await transformWithOxc(session, 'app.tsx', { jsx: { runtime: 'automatic' } })
    writeFileSync(inProject('app.js'), body)
    writeFileSync(
      inProject('draw.js'),
      `import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { App } from './app.js'
console.log(renderToStaticMarkup(createElement(App)))`,
    )
    expect(await printed('draw.js')).toEqual({ code: 0, told: '<p>Loading...</p>\n' })
  })

  test('the types are strict, and the examples of flow-react fit them', () => {
    writeFileSync(
      inProject('typed.ts'),
      `import { flowKinds, MessageId, type LoginFlow } from '@collect/contract'
import { createClient, fetchFlow, projectOf, screenOf, type Screen } from '@collect/flow'
import { FlowProvider, FlowScreen } from '@collect/flow-react'
import { createFormatter, type Formatter } from '@collect/messages'
import { MessagesProvider } from '@collect/messages/react'

export const formatter: Formatter = createFormatter('en')
export const draw = (flow: LoginFlow): Screen => screenOf({ kind: 'login', flow, project: projectOf({ name: 'Album' }) })
export const fetched: Promise<LoginFlow> = fetchFlow(createClient(), 'login', { id: 'f1' })
export const parts = [FlowProvider, FlowScreen, MessagesProvider, flowKinds, MessageId.required]
// @ts-expect-error a flow is fetched by its id
void fetchFlow(createClient(), 'login', {})
// @ts-expect-error there is no such kind
void fetchFlow(createClient(), 'dance', { id: 'f1' })
`,
    )
    const options = {
      strict: true,
      module: 'nodenext',
      target: 'es2024',
      lib: ['es2024', 'dom'],
      noEmit: true,
      jsx: 'react-jsx',
      types: [],
    }
    const examples = reactExamples.map((example, at) => {
      writeFileSync(inProject(`example-${at}.tsx`), example)
      return `example-${at}.tsx`
    })
    const files = ['typed.ts', ...examples]
    writeFileSync(inProject('tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
    const { stdout } = spawnSync(inRoot('node_modules/.bin/tsc'), ['-p', project], { encoding: 'utf8' })
    expect(stdout).toBe('')
  })

  test('the kit needs no other package', () => {
    expect(readdirSync(inProject('node_modules', '@collect')).toSorted()).toEqual(names.toSorted())
  })
})
