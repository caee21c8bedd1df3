import { describe, expect, test } from 'vitest'
import { JsonnetError } from './fault.ts'
import { parseJsonnet } from './jsonnet.ts'

const claims = {
  sub: 's1',
  email: 'Ada@Example.org',
  email_verified: true,
  name: 'Ada Lovelace',
  roles: ['a', 'b'],
  none: null,
  raw_claims: {
    groups: [
      { id: 1, name: 'staff' },
      { id: 2, name: 'board' },
    ],
  },
}
const run = (text: string): unknown => parseJsonnet(text, 'mapper')({ claims })
const problemOf = (step: () => unknown): string => {
  try {
    step()
  } catch (cause) {
    if (cause instanceof JsonnetError) return cause.message
    throw cause
  }
  return 'no error'
}

const usual = `
  local claims = { email_verified: false } + std.extVar('claims');
  if std.length(claims.sub) == 0 then error 'no subject' else {
    identity: {
      traits: {
        [if 'email' in claims && claims.email_verified then 'email' else null]: claims.email,
        // Not evaluated: there is no such claim.
        [if 'phone_number' in claims then 'phone' else null]: claims.phone_number,
      },
    },
  }`

describe(parseJsonnet, () => {
  test('the mapper that most configurations have gives traits', () => {
    expect(run(usual)).toEqual({ identity: { traits: { email: 'Ada@Example.org' } } })
    expect(problemOf(() => parseJsonnet(usual, 'mapper')({ claims: { sub: '' } }))).toBe('mapper:3:39: no subject')
  })

  test.each([
    // Laziness
    [`{ [null]: error 'no' }`, {}],
    [`local x = error 'no'; 1`, 1],
    [`[error 'no', 2][1]`, 2],
    [`{ a: error 'no', b: 2 }.b`, 2],
    [`(function(x) 1)(error 'no')`, 1],
    [`local a = [b], b = 2; a`, [2]],
    // Values and operators
    [
      `[1.5, 1e3, -2, +3, 'a"', "b'", '\\u00e9\\n\\\\', true, null,]`,
      [1.5, 1000, -2, 3, `a"`, `b'`, 'é\n\\', true, null],
    ],
    ['1 + 2 * 3 - 8 / 4', 5],
    ['(1 + 2) * 3 % 5', 4],
    ['-2 - -3', 1],
    ['1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3 && !(1 > 2)', true],
    [`'a' < 'b' && 'Z' < 'a' && '\u{1F600}' > '\uFFFD'`, true],
    ['1 < 2 == true', true],
    [`false || 'x' in { x: 1 }`, true],
    [`true || error 'no'`, true],
    [`false && error 'no'`, false],
    [`[1, { a: [] }] == [1, { a: [] }]`, true],
    [`{ a: 1, b: 2 } == { b: 2, a: 1 }`, true],
    [`{ a: 1 } != { a: 2 }`, true],
    [`1 == '1'`, false],
    [`({ a: 1 } + { b: 2 } + { a: 3 })`, { a: 3, b: 2 }],
    [`[1] + [2]`, [1, 2]],
    [`'a' + 1 + null + [true]`, 'a1null[true]'],
    [`1 + 'a'`, '1a'],
    [`'is ' + { a: 1 }`, 'is {"a": 1}'],
    ['local x = 2; local y = x; y /* two */ # three', 2],
    [`'äöü'[1]`, 'ö'],
    // Control
    ['if false then 1', null],
    ['1 + if true then 2 else 3 + 10', 3],
    [`assert 1 == 1 : 'no'; 2`, 2],
    ['local f(x, y=x + 1) = x * y; f(2) + f(2, 5) + f(y=1, x=1)', 17],
    ['local sum(n) = if n == 0 then 0 else n + sum(n - 1); sum(50)', 1275],
    ['{ local x = 1, a: x, b: x + 1 }', { a: 1, b: 2 }],
    // Comprehensions
    ['[x * y for x in [1, 2, 3] if x != 2 for y in [1, 10]]', [1, 10, 3, 30]],
    [`{ ['f' + x]: x for x in [1, 2] }`, { f1: 1, f2: 2 }],
    [`[g.name for g in std.extVar('claims').raw_claims.groups if g.id > 1]`, ['board']],
    // The library
    [`std.get({}, 'a', 'none')`, 'none'],
    [`std.get({}, 'a')`, null],
    [`std.get({ a: 1 }, 'a', error 'no')`, 1],
    [`std.get(o={ a: 1 }, f='a')`, 1],
    [`std.objectHas({ a: null }, 'a')`, true],
    [`std.objectFields({ b: 1, a: error 'no' })`, ['a', 'b']],
    [`[std.length('é😀'), std.length([1]), std.length({ a: 1 }), std.length(function(a, b) 1)]`, [2, 1, 1, 2]],
    [`std.toString({ a: [1, true, null] })`, '{"a": [1, true, null]}'],
    [`std.toString({ b: 'x"', a: {}, c: [] })`, '{"a": { }, "b": "x\\"", "c": [ ]}'],
    [`std.toString(123456789012345680000000)`, '123456789012345685803008'],
    [
      `[std.type(x) for x in [null, true, 1, '', [], {}, std.type]]`,
      ['null', 'boolean', 'number', 'string', 'array', 'object', 'function'],
    ],
    [`std.split('a@b@c', '@')`, ['a', 'b', 'c']],
    [`std.join(', ', ['a', null, 'b'])`, 'a, b'],
    [`std.join([0], [[1], [2]])`, [1, 0, 2]],
    [`[std.startsWith('abc', 'ab'), std.endsWith('abc', 'ab')]`, [true, false]],
    [`std.asciiLower('ÄBc') + std.asciiUpper('äBc')`, 'ÄbcäBC'],
    [`std.strReplace('a.b.c', '.', '$&')`, 'a$&b$&c'],
    [`std.substr('héllo', 1, 3) + std.substr('ab', 5, 1)`, 'éll'],
    [`[std.member(['a'], 'a'), std.member('abc', 'd')]`, [true, false]],
    [`std.prune({ a: null, b: [], c: [null, 1], d: { e: {} }, f: '' })`, { c: [1], f: '' }],
    [`std.filter(function(x) x > 1, [1, 2, 3])`, [2, 3]],
    [`std.map(std.asciiLower, ['A', 'B'])`, ['a', 'b']],
    [`std.parseJson('{"a": [1]}').a[0]`, 1],
    [`std.trace('seen', 1)`, 1],
    [`std.format('%s is %d (%05.1f, %x, 100%%)', ['a', 4.9, 2.25, 255])`, 'a is 4 (002.3, ff, 100%)'],
    [`'%(a)s-%(b)3d|' % { a: 'x', b: 7 }`, 'x-  7|'],
    [`'%s' % 'x'`, 'x'],
  ])('evaluates %s', (text, value) => {
    expect(run(text)).toEqual(value)
  })

  test.each([
    ['', '1:1: the end is not understood'],
    ['{ a: self.x }', '1:6: self is not supported'],
    ['{ a: super.x }', '1:6: super is not supported'],
    ['{ a: $.x }', '1:6: $ is not supported'],
    ['{\n  a:: 1 }', '2:4: :: is not supported'],
    ['{ a+: 1 }', '1:4: +: is not supported'],
    ['{ a: 1 }\n{ b: 2 }', '2:1: an object after an expression is not supported, write + between them'],
    ['{ f(x): 1 }', '1:4: a method of an object is not supported'],
    ['{ assert true }', '1:3: assert in an object is not supported'],
    ['import "x"', '1:1: import is not supported'],
    ['importstr "x"', '1:1: importstr is not supported'],
    ['(function(x) x)(1) tailstrict', '1:20: tailstrict is not understood'],
    ['1 << 2', '1:3: << is not supported'],
    ['1 & 2', '1:3: & is not supported'],
    ['~1', '1:1: ~ is not supported'],
    ['|||\n  a\n|||', '1:1: ||| is not supported'],
    [`@'a'`, `1:1: @' is not supported`],
    ['[1, 2][0:1]', '1:9: a slice is not supported'],
    ['std.constructor(1)', '1:5: std.constructor is not supported'],
    ['std.native("x")()', '1:5: std.native is not supported'],
    ['local s = std; 1', '1:14: expected ., got ;'],
    ['local std = 1; 1', '1:7: expected a name, got std'],
    ['{ a: "unended }', '1:6: "unended } is not understood'],
    [`'\\q'`, `1:1: \\q is not understood`],
    ['/* unended', '1:1: /* is not supported'],
    ['{} extra', '1:4: extra is not understood'],
    ['{ a: ghost }', '1:6: there is no ghost'],
    ['if true then 1 else ghost', '1:21: there is no ghost'],
    ['constructor', '1:1: there is no constructor'],
    ['local a = 1, a = 2; a', '1:7: a is there twice'],
    ['function(x, x) x', '1:1: x is there twice'],
    ['[x for x in x]', '1:13: there is no x'],
    ['1e999', '1:1: this number is too large'],
    ['12abc', '1:1: 12abc is not understood'],
    [`${'('.repeat(200)}1${')'.repeat(200)}`, 'nested too deeply'],
    [`${'!'.repeat(200)}true`, 'nested too deeply'],
    [Array.from({ length: 200 }, () => '1').join(' + '), 'too many operators in a row'],
    [`{}${'.a'.repeat(200)}`, 'nested too deeply'],
    [`${'('.repeat(50)}1${`${' + 1'.repeat(50)})`.repeat(50)}`, 'nested too deeply'],
  ])('refuses to read %s', (text, problem) => {
    expect(problemOf(() => parseJsonnet(text, 'mapper'))).toContain(problem)
  })

  test.each([
    [`error 'the reason'`, '1:1: the reason'],
    [`assert 1 == 2; 3`, '1:1: an assertion failed'],
    [`assert 1 == 2 : 'the reason'; 3`, '1:1: the reason'],
    [`{ a: std.extVar('nothing') }`, '1:6: there is no variable nothing'],
    [`{ a: std.extVar('constructor') }`, '1:6: there is no variable constructor'],
    [`{ a: std.extVar('claims').phone }`, 'there is no field phone'],
    [`{ a: std.extVar('claims').constructor }`, 'there is no field constructor'],
    [`std.extVar('claims').none.x`, 'there is no field x in null'],
    ['[1][1]', 'there is no item 1'],
    ['if 1 then 2', '1:1: expected true or false, got number'],
    [`'a' in null`, 'expected an object, got null'],
    ['1 + null', '1:3: number and null cannot be added'],
    ['[] - 1', 'expected two numbers, got array and number'],
    [`1 < 'a'`, 'expected two numbers or two texts, got number and string'],
    ['1 / 0', 'division by zero'],
    ['5 % 0', 'division by zero'],
    ['1e308 * 10', 'this number is too large'],
    ['{ a: 1, a: 2 }', '1:9: the field a is there twice'],
    ['{ [1]: 1 }', 'expected the name of a field, got number'],
    ['function(x) x', 'a function cannot be a part of the output'],
    ['(function(x) x)()', 'the argument x is missing'],
    ['(function(x) x)(1, 2)', 'too many arguments'],
    ['(function(x) x)(y=2)', 'there is no parameter y'],
    ['std.length()', 'std.length takes 1 arguments'],
    [`std.join(',', [1])`, 'expected a text, got number'],
    [`std.split('a', '')`, 'expected a separator that is not empty'],
    [`std.substr('a', -1, 1)`, 'expected whole numbers'],
    [`std.parseJson('{')`, 'this text is no JSON'],
    [`'%d' % 'x'`, 'expected a number for the format, got string'],
    [`'%s %s' % ['x']`, 'the format needs more values'],
    [`'%s' % ['x', 'y']`, 'the format takes fewer values'],
    [`'%q' % ['x']`, '%q in the format is not supported'],
    [`'%9999s' % ['x']`, '9999 in the format is too large'],
    ['local x = x; x', 'this value needs itself'],
    ['local f(x) = f(x); f(1)', 'calls are nested too deeply'],
    ['local f(x) = f(x + 1) + 1; f(1)', 'calls are nested too deeply'],
    [
      `local a = ${JSON.stringify(Array.from({ length: 60 }, (_, item) => item))}; std.length([1 for x in a for y in a for z in a])`,
      'more than 10000 steps',
    ],
    [`local f(s, n) = if n == 0 then s else f(s + s, n - 1); std.length(f('ab', 40))`, 'this text is too long'],
    [`local f(s, n) = if n == 0 then s else f(s + s, n - 1); std.length(f([1], 40))`, 'more than 10000 steps'],
    [`local f(o, n) = if n == 0 then o else f({ a: o, b: o }, n - 1); f(1, 40)`, 'the output is larger than 64 kB'],
    [
      `local f(o, n) = if n == 0 then o else f([o], n - 1); local g(o, n) = if n == 0 then o else g([o], n - 1); g(f(1, 80), 80)`,
      'the output is nested too deeply',
    ],
    [
      `local x = '${'x'.repeat(1000)}'; [x for y in ${JSON.stringify(Array.from({ length: 70 }, () => 1))}]`,
      'the output is larger than 64 kB',
    ],
  ])('the program %s fails at run time', (text, problem) => {
    const program = parseJsonnet(text, 'mapper')
    expect(problemOf(() => program({ claims }))).toContain(problem)
  })

  test('a source of more than 64 kB is not read', () => {
    expect(problemOf(() => parseJsonnet(`1${' '.repeat(65_535)}`, 'mapper'))).toBe('no error')
    expect(problemOf(() => parseJsonnet(`1${' '.repeat(65_536)}`, 'mapper'))).toContain('larger than 64 kB')
  })

  test('a claim named __proto__ is a field like any other', () => {
    const program = parseJsonnet(`std.extVar('claims') + { b: 1 }`, 'mapper')
    const made = program({ claims: JSON.parse('{"__proto__": {"a": 1}}') as unknown })
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
    expect(JSON.stringify(made)).toBe('{"__proto__":{"a":1},"b":1}')
  })
})
