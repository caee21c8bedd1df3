import { Fault } from './fault.ts'
import { jsonnetLimits } from './limits.ts'
import type { Binding, Clause, Syntax } from './syntax.ts'

/** Refuses names that nothing binds, also where they are never evaluated. @throws Fault */
export function checkNames(syntax: Syntax, known: ReadonlySet<string> = new Set(), level = 1): void {
  if (level > jsonnetLimits.evaluations) throw new Fault('nested too deeply', syntax.at)
  const check = (part: Syntax | undefined, names = known): void => {
    if (part) checkNames(part, names, level + 1)
  }
  switch (syntax.kind) {
    case 'literal':
    case 'builtin':
      return
    case 'name':
      if (!known.has(syntax.name)) throw new Fault(`there is no ${syntax.name}`, syntax.at)
      return
    case 'array':
      for (const item of syntax.items) check(item)
      return
    case 'object': {
      const inside = checkBindings(syntax.locals, known, level)
      for (const { name, value } of syntax.fields) {
        check(name)
        check(value, inside)
      }
      return
    }
    case 'array of':
      check(syntax.item, checkClauses(syntax.clauses, known, level))
      return
    case 'object of': {
      const each = checkClauses(syntax.clauses, known, level)
      check(syntax.field.name, each)
      check(syntax.field.value, checkBindings(syntax.locals, each, level))
      return
    }
    case 'index':
      check(syntax.from)
      check(syntax.key)
      return
    case 'call':
      for (const part of [syntax.callee, ...syntax.given, ...syntax.named.map(({ value }) => value)]) check(part)
      return
    case 'function': {
      const { parameters, body, at } = syntax
      const inside = distinct(parameters, known, at)
      for (const { otherwise } of parameters) check(otherwise, inside)
      check(body, inside)
      return
    }
    case 'local':
      check(syntax.body, checkBindings(syntax.bindings, known, level))
      return
    case 'if':
      for (const part of [syntax.test, syntax.yes, syntax.no]) check(part)
      return
    case 'unary':
      check(syntax.value)
      return
    case 'binary':
      check(syntax.left)
      check(syntax.right)
      return
    case 'error':
      check(syntax.message)
      return
    case 'assert':
      for (const part of [syntax.test, syntax.message, syntax.body]) check(part)
  }
}

const distinct = (
  bound: readonly { readonly name: string }[],
  known: ReadonlySet<string>,
  at: number,
): ReadonlySet<string> => {
  const names = bound.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Fault(`${twice} is there twice`, at)
  return new Set([...known, ...names])
}

/** Bindings see one another. */
const checkBindings = (
  bindings: readonly Binding[],
  known: ReadonlySet<string>,
  level: number,
): ReadonlySet<string> => {
  const inside = distinct(bindings, known, bindings[0]?.at ?? 0)
  for (const { value } of bindings) checkNames(value, inside, level + 1)
  return inside
}

const checkClauses = (clauses: readonly Clause[], known: ReadonlySet<string>, level: number): ReadonlySet<string> => {
  let names = known
  for (const clause of clauses) {
    checkNames('test' in clause ? clause.test : clause.from, names, level + 1)
    if ('name' in clause) names = new Set([...names, clause.name])
  }
  return names
}
