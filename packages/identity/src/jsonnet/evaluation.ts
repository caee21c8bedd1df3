import { builtin, type BuiltinWork } from './builtins.ts'
import { Fault } from './fault.ts'
import { jsonnetLimits } from './limits.ts'
import { memberOf, operators, unaryOperators } from './operators.ts'
import type { Binding, Clause, ObjectField, Parameter, Syntax } from './syntax.ts'
import {
  expected,
  isArray,
  isBoolean,
  isFunction,
  isText,
  jsonOf,
  lazily,
  lazyArray,
  stringOf,
  valueOfJson,
  type FunctionValue,
  type Lazy,
  type JsonnetValue,
} from './values.ts'

type Scope = ReadonlyMap<string, Lazy>

/** The JSON that a program makes of its external variables. @throws Fault */
export function evaluation(program: Syntax, variables: Readonly<Record<string, unknown>>): unknown {
  let steps = 0
  let level = 0
  let calls = 0
  const spend = (more: number): void => {
    steps += more
    if (steps > jsonnetLimits.steps) throw new Fault(`more than ${jsonnetLimits.steps} steps`)
  }
  const work: BuiltinWork = {
    spend,
    variable(name) {
      if (!Object.hasOwn(variables, name)) throw new Fault(`there is no variable ${name}`)
      return valueOfJson(variables[name])
    },
  }

  /** Evaluates a part. Its faults get its place, unless a part inside has given them one. */
  const evaluate = (syntax: Syntax, scope: Scope): JsonnetValue => {
    level += 1
    try {
      if (level > jsonnetLimits.evaluations) throw new Fault('nested too deeply')
      spend(1)
      return valueIn(syntax, scope)
    } catch (cause) {
      if (cause instanceof Fault) cause.at ??= syntax.at
      throw cause
    } finally {
      level -= 1
    }
  }
  const later = (syntax: Syntax, scope: Scope): Lazy => lazily(() => evaluate(syntax, scope))

  const valueIn = (syntax: Syntax, scope: Scope): JsonnetValue => {
    switch (syntax.kind) {
      case 'literal':
        return syntax.value
      case 'name': {
        const value = scope.get(syntax.name)
        if (!value) throw new Fault(`there is no ${syntax.name}`)
        return value()
      }
      case 'builtin':
        return builtin(syntax.name, work)
      case 'array':
        return lazyArray(syntax.items.map((item) => later(item, scope)))
      case 'object':
        return objectIn(syntax.fields.map((field) => [field, scope, bound(syntax.locals, scope)] as const))
      case 'array of':
        return lazyArray(scopesOf(syntax.clauses, scope).map((each) => later(syntax.item, each)))
      case 'object of':
        return objectIn(
          scopesOf(syntax.clauses, scope).map((each) => [syntax.field, each, bound(syntax.locals, each)] as const),
        )
      case 'index':
        return memberOf(evaluate(syntax.from, scope), evaluate(syntax.key, scope))
      case 'call':
        return call(syntax, scope)
      case 'function':
        return functionIn(syntax.parameters, syntax.body, scope)
      case 'local':
        return evaluate(syntax.body, bound(syntax.bindings, scope))
      case 'if':
        if (truth(syntax.test, scope)) return evaluate(syntax.yes, scope)
        return syntax.no ? evaluate(syntax.no, scope) : null
      case 'unary':
        return known(unaryOperators, syntax.operator)(evaluate(syntax.value, scope))
      case 'binary':
        return known(operators, syntax.operator)(
          evaluate(syntax.left, scope),
          () => evaluate(syntax.right, scope),
          spend,
        )
      case 'error':
        throw new Fault(stringOf(evaluate(syntax.message, scope), spend))
      case 'assert':
        if (!truth(syntax.test, scope))
          throw new Fault(syntax.message ? stringOf(evaluate(syntax.message, scope), spend) : 'an assertion failed')
        return evaluate(syntax.body, scope)
    }
  }

  const truth = (test: Syntax, scope: Scope): boolean => expected(evaluate(test, scope), isBoolean, 'true or false')

  /** Bindings see one another. */
  const bound = (bindings: readonly Binding[], scope: Scope): Scope => {
    if (bindings.length === 0) return scope
    const inside = new Map(scope)
    spend(bindings.length)
    for (const { name, value } of bindings) inside.set(name, later(value, inside))
    return inside
  }

  /** Fields with the scope of their name and that of their value. A field whose name is null is left out. */
  const objectIn = (all: readonly (readonly [ObjectField, Scope, Scope])[]): JsonnetValue => {
    const fields = new Map<string, Lazy>()
    for (const [field, outside, inside] of all) {
      const name = evaluate(field.name, outside)
      if (name === null) continue
      const key = expected(name, isText, 'the name of a field')
      if (fields.has(key)) throw new Fault(`the field ${key} is there twice`, field.name.at)
      fields.set(key, later(field.value, inside))
    }
    return { kind: 'object', fields }
  }

  /** One scope for each round of a comprehension. */
  const scopesOf = (clauses: readonly Clause[], scope: Scope): readonly Scope[] => {
    let scopes: readonly Scope[] = [scope]
    for (const clause of clauses) {
      scopes = scopes.flatMap((outer) => {
        if ('test' in clause) return truth(clause.test, outer) ? [outer] : []
        const { items } = expected(evaluate(clause.from, outer), isArray, 'an array')
        spend(items.length)
        return items.map((item) => new Map(outer).set(clause.name, item))
      })
    }
    return scopes
  }

  const call = ({ callee, given, named }: Extract<Syntax, { kind: 'call' }>, scope: Scope): JsonnetValue => {
    const called = expected(evaluate(callee, scope), isFunction, 'a function')
    const byName = new Map(named.map(({ name, value }) => [name, later(value, scope)] as const))
    if (byName.size < named.length) throw new Fault('an argument is there twice')
    return called.call(
      given.map((one) => later(one, scope)),
      byName,
    )
  }

  const functionIn = (parameters: readonly Parameter[], body: Syntax, scope: Scope): FunctionValue => ({
    kind: 'function',
    length: parameters.length,
    call(given, named) {
      const known = new Set(parameters.slice(given.length).map(({ name }) => name))
      const unknown = [...named.keys()].find((name) => !known.has(name))
      if (unknown !== undefined || given.length > parameters.length)
        throw new Fault(unknown === undefined ? 'too many arguments' : `there is no parameter ${unknown}`)
      const inside = new Map(scope)
      for (const [index, { name, otherwise }] of parameters.entries()) {
        const value = given[index] ?? named.get(name) ?? (otherwise && later(otherwise, inside))
        if (!value) throw new Fault(`the argument ${name} is missing`)
        inside.set(name, value)
      }
      calls += 1
      try {
        if (calls > jsonnetLimits.depth) throw new Fault('calls are nested too deeply')
        return evaluate(body, inside)
      } finally {
        calls -= 1
      }
    },
  })

  return jsonOf(evaluate(program, new Map()), spend)
}

const known = <Found>(table: Readonly<Record<string, Found>>, operator: string): Found => {
  const found = table[operator]
  if (!found) throw new Fault(`${operator} is not supported`)
  return found
}
