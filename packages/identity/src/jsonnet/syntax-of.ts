import { Fault } from './fault.ts'
import { jsonnetLimits } from './limits.ts'
import { builtinNames } from './builtins.ts'
import type { Binding, Clause, ObjectField, Parameter, Syntax } from './syntax.ts'
import { tokensOf, type Token } from './tokens.ts'
import { constants, levels, reserved, unsupported } from './words.ts'

/** Reads a program without evaluating it. @throws Fault for everything that the reader does not support */
export function syntaxOf(source: string): Syntax {
  const tokens = tokensOf(source)
  let position = 0
  let depth = 0
  const peek = (ahead = 0): Token => tokens[position + ahead] ?? { kind: 'end', word: '', at: source.length }
  const next = (): Token => {
    const token = peek()
    position += 1
    return token
  }
  const shown = ({ kind, word }: Token): string => (kind === 'end' ? 'the end' : word)
  const fail = (problem: string, { at }: { readonly at: number } = peek()): never => {
    throw new Fault(problem, at)
  }
  const is = (word: string, ahead = 0): boolean => {
    const token = peek(ahead)
    return token.word === word && (token.kind === 'symbol' || token.kind === 'name')
  }
  const take = (word: string): boolean => is(word) && (position += 1) > 0
  const expect = (word: string): void => {
    if (!take(word)) fail(`expected ${word}, got ${shown(peek())}`)
  }
  const name = (): string => {
    const token = next()
    if (unsupported.has(token.word)) fail(`${token.word} is not supported`, token)
    if (token.kind !== 'name' || reserved.has(token.word)) fail(`expected a name, got ${shown(token)}`, token)
    return token.word
  }
  /** One more level of nesting, for the time of `read`. */
  const nested = (read: () => Syntax): Syntax => {
    depth += 1
    if (depth > jsonnetLimits.depth) fail('nested too deeply')
    const made = read()
    depth -= 1
    return made
  }

  const expression = (): Syntax => nested(() => binary(0))

  const binary = (level: number): Syntax => {
    const operators = levels[level]
    if (!operators) return unary()
    let left = binary(level + 1)
    for (let length = 1; operators.some((operator) => is(operator)); length += 1) {
      if (length > jsonnetLimits.depth) fail('too many operators in a row')
      const { word: operator, at } = next()
      left = { kind: 'binary', at, operator, left, right: binary(level + 1) }
    }
    return left
  }

  const unary = (): Syntax => {
    const { word: operator, at } = peek()
    if (take('!') || take('-') || take('+')) return nested(() => ({ kind: 'unary', at, operator, value: unary() }))
    return postfix(primary())
  }

  const postfix = (base: Syntax): Syntax => {
    let made = base
    for (let length = 1; ; length += 1) {
      if (length > jsonnetLimits.depth) fail('nested too deeply')
      const { at } = peek()
      if (take('.')) {
        const field = peek()
        made = { kind: 'index', at: field.at, from: made, key: { kind: 'literal', at: field.at, value: fieldName() } }
      } else if (take('[')) {
        if (is(':')) fail('a slice is not supported')
        const key = expression()
        if (is(':')) fail('a slice is not supported')
        expect(']')
        made = { kind: 'index', at, from: made, key }
      } else if (take('(')) {
        made = { kind: 'call', at: made.at, callee: made, ...given() }
      } else if (is('{')) {
        return fail('an object after an expression is not supported, write + between them')
      } else {
        return made
      }
    }
  }

  /** A name after a point; keywords are no field names. */
  const fieldName = (): string => {
    const token = next()
    if (token.kind !== 'name' || (reserved.has(token.word) && token.word !== 'std'))
      fail(`expected a name, got ${shown(token)}`, token)
    return token.word
  }

  const given = (): { readonly given: readonly Syntax[]; readonly named: readonly Binding[] } => {
    const named: Binding[] = []
    const positional = list(')', () => {
      if (peek().kind === 'name' && is('=', 1)) {
        const { at } = peek()
        const parameter = name()
        expect('=')
        named.push({ at, name: parameter, value: expression() })
        return undefined
      }
      if (named.length > 0) fail('expected a named argument after a named one')
      return expression()
    })
    return { given: positional.filter((one) => one !== undefined), named }
  }

  /** Items up to `end`, with commas between them; one may follow the last item. */
  const list = <Item>(end: string, item: () => Item): readonly Item[] => {
    const items: Item[] = []
    while (!take(end)) {
      items.push(item())
      if (!is(end)) expect(',')
    }
    return items
  }

  const primary = (): Syntax => {
    const token = next()
    const { kind, word, at } = token
    if (kind === 'text') return { kind: 'literal', at, value: word }
    if (kind === 'number') return { kind: 'literal', at, value: finite(Number(word), at) }
    if (kind === 'symbol') return bracket(token)
    if (kind === 'name') {
      const constant = constants.get(word)
      if (constant !== undefined) return { kind: 'literal', at, value: constant }
      const keyword = Object.hasOwn(keywords, word) ? keywords[word] : undefined
      if (keyword) return keyword(at)
      if (!reserved.has(word)) return { kind: 'name', at, name: word }
    }
    return fail(`${shown(token)} is not ${unsupported.has(word) ? 'supported' : 'understood'}`, token)
  }

  const finite = (value: number, at: number): number =>
    Number.isFinite(value) ? value : fail('this number is too large', { at })

  const bracket = (token: Token): Syntax => {
    if (token.word === '{') return object(token.at)
    if (token.word === '[') return array(token.at)
    if (token.word !== '(') return fail(`${token.word} is not understood`, token)
    const inner = expression()
    expect(')')
    return inner
  }

  const keywords: Readonly<Record<string, (at: number) => Syntax>> = {
    local(at) {
      const bindings = [binding()]
      while (take(',')) bindings.push(binding())
      expect(';')
      return { kind: 'local', at, bindings, body: expression() }
    },
    if(at) {
      const test = expression()
      expect('then')
      const yes = expression()
      return { kind: 'if', at, test, yes, ...(take('else') && { no: expression() }) }
    },
    function(at) {
      expect('(')
      return lambda(at)
    },
    error: (at) => ({ kind: 'error', at, message: expression() }),
    assert(at) {
      const test = expression()
      const message = take(':') ? expression() : undefined
      expect(';')
      return { kind: 'assert', at, test, ...(message && { message }), body: expression() }
    },
    std(at) {
      expect('.')
      const { word, at: place } = next()
      if (!builtinNames.has(word)) fail(`std.${word} is not supported`, { at: place })
      return { kind: 'builtin', at, name: word }
    },
  }

  const binding = (): Binding => {
    const { at } = peek()
    const bound = name()
    if (take('(')) {
      const parameters = parametersOf()
      expect('=')
      return { at, name: bound, value: { kind: 'function', at, parameters, body: expression() } }
    }
    expect('=')
    return { at, name: bound, value: expression() }
  }

  const parametersOf = (): readonly Parameter[] =>
    list(')', () => {
      const parameter = name()
      return { name: parameter, ...(take('=') && { otherwise: expression() }) }
    })
  const lambda = (at: number): Syntax => ({ kind: 'function', at, parameters: parametersOf(), body: expression() })

  const clauses = (): readonly Clause[] => {
    const made: Clause[] = []
    while (is('for') || is('if')) {
      const { word, at } = next()
      if (word === 'if') {
        made.push({ at, test: expression() })
      } else {
        const item = name()
        expect('in')
        made.push({ at, name: item, from: expression() })
      }
    }
    return made
  }

  const array = (at: number): Syntax => {
    if (take(']')) return { kind: 'array', at, items: [] }
    const first = expression()
    if (is('for') || (is(',') && is('for', 1))) {
      take(',')
      const made: Syntax = { kind: 'array of', at, item: first, clauses: clauses() }
      expect(']')
      return made
    }
    if (!is(']')) expect(',')
    return { kind: 'array', at, items: [first, ...list(']', expression)] }
  }

  const object = (at: number): Syntax => {
    const locals: Binding[] = []
    const fields: ObjectField[] = []
    while (!take('}')) {
      if (take('local')) locals.push(binding())
      else fields.push(field())
      if (is('for') || (is(',') && is('for', 1))) {
        take(',')
        const [only, ...others] = fields
        if (!only || others.length > 0) return fail('expected one field before for')
        const made: Syntax = { kind: 'object of', at, locals, field: only, clauses: clauses() }
        expect('}')
        return made
      }
      if (!is('}')) expect(',')
    }
    return { kind: 'object', at, locals, fields }
  }

  const field = (): ObjectField => {
    const token = next()
    if (is('(') && token.kind === 'name') fail('a method of an object is not supported')
    const key = (): Syntax => {
      if (token.word === '[' && token.kind === 'symbol') {
        const computed = expression()
        expect(']')
        return computed
      }
      if (token.kind === 'text' || (token.kind === 'name' && !reserved.has(token.word)))
        return { kind: 'literal', at: token.at, value: token.word }
      return fail(
        token.word === 'assert'
          ? 'assert in an object is not supported'
          : `expected the name of a field, got ${shown(token)}`,
        token,
      )
    }
    const made = key()
    expect(':')
    return { name: made, value: expression() }
  }

  const whole = expression()
  if (peek().kind !== 'end') fail(`${shown(peek())} is not understood`)
  return whole
}
