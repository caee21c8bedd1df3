import { textOf, tokensOf } from './claims-tokens.ts'
import { booleanOf, fieldOf, functions, isObject, levels, type Scope } from './claims-work.ts'

/** Makes the additional claims of a session. */
export type ClaimsMapper = (variables: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

type Expression = (scope: Scope) => unknown

/** Maximum nesting; hand-written mappers are flatter. */
const maxDepth = 100

/**
 * Compiles the subset of Jsonnet for claims: values, objects, arrays, `local`, `if`, operators, `std.extVar`,
 * `std.get`, `std.objectHas`, `std.length`, `std.toString`. Other syntax is refused at the start.
 * @throws naming the unsupported syntax
 */
export function compileMapper(text: string): ClaimsMapper {
  const whole = compileProgram(text)
  return (variables) => {
    const made = whole(variables)
    const claims = isObject(made) ? made['claims'] : undefined
    if (!isObject(claims)) throw new Error('the mapper makes no object with claims in it')
    return claims
  }
}

/** Compiles a program of that subset, whatever it makes. @throws naming the unsupported syntax */
export function compileProgram(text: string): (variables: Readonly<Record<string, unknown>>) => unknown {
  const tokens = tokensOf(text)
  let at = 0
  let depth = 0
  const peek = (): string => tokens[at] ?? ''
  const next = (): string => tokens[at++] ?? ''
  const isNext = (word: string): boolean => peek() === word && (at += 1) > 0
  const expect = (word: string): void => {
    if (!isNext(word)) throw new Error(`expected ${word}, got ${peek() || 'the end'}`)
  }
  const name = (): string => {
    const word = next()
    if (!/^[A-Za-z_]\w*$/.test(word)) throw new Error(`expected a name, got ${word || 'the end'}`)
    return word
  }

  const expression = (): Expression => {
    depth += 1
    if (depth > maxDepth) throw new Error('nested too deeply')
    try {
      if (isNext('local')) return localExpression()
      if (isNext('if')) return condition()
      return binary(0)
    } finally {
      depth -= 1
    }
  }

  const localExpression = (): Expression => {
    const bound = name()
    expect('=')
    const value = expression()
    expect(';')
    const body = expression()
    return (scope) => body(new Map(scope).set(bound, value(scope)))
  }

  const condition = (): Expression => {
    const test = expression()
    expect('then')
    const yes = expression()
    const no: Expression = isNext('else') ? expression() : () => null
    return (scope) => (booleanOf(test(scope)) ? yes(scope) : no(scope))
  }

  const binary = (level: number): Expression => {
    const operators = levels[level]
    if (!operators) return unary()
    let left = binary(level + 1)
    for (let operator = operators.get(peek()); operator; operator = operators.get(peek())) {
      at += 1
      const [apply, before, right] = [operator, left, binary(level + 1)]
      left = (scope) => apply(before(scope), () => right(scope))
    }
    return left
  }

  const unary = (): Expression => {
    if (isNext('!')) {
      const value = unary()
      return (scope) => !booleanOf(value(scope))
    }
    return postfix(primary())
  }

  const postfix = (base: Expression): Expression => {
    if (isNext('.')) {
      const field = name()
      return postfix((scope) => fieldOf(base(scope), field))
    }
    if (isNext('[')) {
      const key = expression()
      expect(']')
      return postfix((scope) => fieldOf(base(scope), key(scope)))
    }
    return base
  }

  const primary = (): Expression => {
    const word = next()
    if (word === '(') {
      const inner = expression()
      expect(')')
      return inner
    }
    if (word === '{') return object()
    if (word === '[') return array()
    if (word === 'std') return call()
    if (constants.has(word)) return () => constants.get(word)
    if (/^["']/.test(word)) return () => textOf(word)
    if (/^\d/.test(word)) return () => Number(word)
    if (!/^[A-Za-z_]/.test(word) || reserved.has(word)) throw new Error(`${word || 'the end'} is not understood`)
    return (scope) => {
      if (!scope.has(word)) throw new Error(`there is no ${word}`)
      return scope.get(word)
    }
  }

  const list = (end: string): Expression[] => {
    const items: Expression[] = []
    while (!isNext(end)) {
      items.push(expression())
      if (peek() !== end) expect(',')
    }
    return items
  }

  const array = (): Expression => {
    const items = list(']')
    return (scope) => items.map((item) => item(scope))
  }

  const object = (): Expression => {
    const fields: (readonly [Expression, Expression])[] = []
    while (!isNext('}')) {
      const word = next()
      const key: Expression = word === '[' ? expression() : () => (/^["']/.test(word) ? textOf(word) : word)
      if (word === '[') expect(']')
      else if (!/^["'A-Za-z_]/.test(word)) throw new Error(`expected the name of a field, got ${word || 'the end'}`)
      expect(':')
      fields.push([key, expression()])
      if (peek() !== '}') expect(',')
    }
    return (scope) => {
      // A field whose name is null is left out, and its value is not computed.
      const named = fields.map(([key, value]) => [key(scope), value] as const).filter(([key]) => key !== null)
      return Object.fromEntries(named.map(([key, value]) => [String(key), value(scope)]))
    }
  }

  const call = (): Expression => {
    expect('.')
    const called = name()
    const work = functions.get(called)
    if (!work) throw new Error(`std.${called} is not understood`)
    expect('(')
    const given = list(')')
    return (scope) => work(scope, ...given.map((one) => one(scope)))
  }

  const whole = expression()
  if (peek() !== '') throw new Error(`${peek()} is not understood`)
  return (variables) => whole(new Map(Object.entries(variables).map(([key, value]) => [`$${key}`, value])))
}

const constants: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])
const reserved = new Set([
  'self',
  'super',
  '$',
  'error',
  'import',
  'importstr',
  'function',
  'assert',
  'for',
  'tailstrict',
])
