import { parseSync } from 'vite'
import { operators } from './operators.mjs'

/** Parts of the syntax tree without run-time effect: types and names. */
const silent = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSTypeAnnotation',
  'TSTypeParameterInstantiation',
  'TSTypeParameterDeclaration',
])

/** Every mutant of a file: position, original text, replacement. */
export function mutantsOf(file, source) {
  const { program, errors } = parseSync(file, source, { lang: 'ts' })
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  const found = new Map()
  const add = (operator, start, end, text) => {
    const was = source.slice(start, end)
    const key = `${start}:${end}:${text}`
    if (was !== text && !found.has(key)) found.set(key, { file, operator, start, end, was, text })
  }
  walk(program, undefined, (node, parent) => {
    for (const [name, operator] of Object.entries(operators)) {
      operator(node, parent, source, (target, text) => add(name, target.start, target.end, text))
    }
  })
  return [...found.values()].map((mutant) => ({ ...mutant, ...linesOf(source, mutant) }))
}

function walk(node, parent, visit) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const one of node) walk(one, parent, visit)
    return
  }
  if (typeof node.type !== 'string' || silent.has(node.type)) return
  visit(node, parent)
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'type' && key !== 'returnType' && key !== 'typeArguments') walk(child, node, visit)
  }
}

/** The original and the changed line. Together they identify a mutant, also after the line moves. */
function linesOf(source, { start, end, text }) {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const until = source.indexOf('\n', end)
  const rest = source.slice(end, until < 0 ? source.length : until)
  return {
    line: source.slice(0, start).split('\n').length,
    before: flat(source.slice(from, end) + rest),
    after: flat(source.slice(from, start) + text + rest),
  }
}

const flat = (text) => text.replace(/\s+/g, ' ').trim()

export const mutated = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end)
