/** The opposite of a comparison or a logical operator. */
const opposites = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '+': '-',
  '-': '+',
  '%': '*',
  '&&': '||',
  '||': '&&',
}
/** Boundary changes of a comparison. */
const edges = { '<': '<=', '>': '>=', '<=': '<', '>=': '>' }
const otherCalls = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findIndex: 'findLastIndex',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}
/** Calls that return something similar to their receiver. */
const passing = new Set(['filter', 'toSorted', 'trim', 'toLowerCase', 'toUpperCase', 'replace', 'flatMap', 'slice'])

const textOf = (source, node) => source.slice(node.start, node.end)

/** Replaces only the operator and keeps both operands. */
function withOperator(node, source, operator) {
  const between = source.slice(node.left.end, node.right.start)
  return textOf(source, node.left) + between.replace(node.operator, operator) + textOf(source, node.right)
}

/** Removes one element of a list, with its comma. */
function without(rows, index) {
  const row = rows[index]
  const next = rows[index + 1]
  const previous = rows[index - 1]
  if (next) return [{ start: row.start, end: next.start }, '']
  if (previous) return [{ start: previous.end, end: row.end }, '']
  return [row, '']
}

/** Mutation operators. Each takes a node and returns its replacements. */
export const operators = {
  condition(node, _parent, _source, tell) {
    const tested = ['IfStatement', 'ConditionalExpression', 'WhileStatement'].includes(node.type)
    if (tested) for (const word of ['true', 'false']) tell(node.test, word)
  },

  comparison(node, _parent, source, tell) {
    if (node.type !== 'BinaryExpression') return
    for (const table of [opposites, edges]) {
      if (node.operator in table) tell(node, withOperator(node, source, table[node.operator]))
    }
  },

  connection(node, _parent, source, tell) {
    if (node.type !== 'LogicalExpression') return
    if (node.operator in opposites) tell(node, `(${withOperator(node, source, opposites[node.operator])})`)
    tell(node, textOf(source, node.left))
    tell(node, textOf(source, node.right))
  },

  negation(node, _parent, source, tell) {
    if (node.type === 'UnaryExpression' && node.operator === '!') tell(node, textOf(source, node.argument))
    if (node.type === 'UnaryExpression' && node.operator === '-') tell(node, textOf(source, node.argument))
  },

  constant(node, parent, _source, tell) {
    if (node.type !== 'Literal') return
    if (typeof node.value === 'number') tell(node, String(node.value + 1))
    if (typeof node.value === 'boolean') tell(node, String(!node.value))
    const isName = parent?.type === 'Property' && parent.key === node && !parent.computed
    if (typeof node.value === 'string' && !isName) tell(node, node.value === '' ? "'mutant'" : "''")
    if (node.regex) {
      const { pattern, flags } = node.regex
      const others = [
        [pattern.replace(/^\^/, ''), flags],
        [pattern.replace(/\$$/, ''), flags],
        [pattern.replace(/\(\?!/, '(?='), flags],
        [pattern.replaceAll('+', ''), flags],
        [pattern, flags.replace('i', '')],
      ]
      for (const [other, set] of others) tell(node, `/${other}/${set}`)
    }
  },

  words(node, _parent, _source, tell) {
    if (node.type === 'TemplateLiteral') tell(node, '``')
  },

  /** Named numbers: messages, and constants in capitals or in tables. */
  named(node, _parent, _source, tell) {
    const isMessage = node.type === 'MemberExpression' && node.object.name === 'MessageId'
    if (isMessage) tell(node, '-1')
  },

  row(node, _parent, source, tell) {
    const rows =
      node.type === 'ArrayExpression' ? node.elements : node.type === 'ObjectExpression' ? node.properties : []
    for (const [index] of rows.entries()) tell(...without(rows, index))
  },

  /** Swaps neighbours; in a table of pairs, their values. */
  order(node, parent, source, tell) {
    // The order of a set or map used for lookups has no effect.
    if (parent?.type === 'NewExpression') return
    const rows =
      node.type === 'ArrayExpression'
        ? node.elements
        : node.type === 'ObjectExpression'
          ? node.properties.filter(({ value, shorthand }) => value && !shorthand).map(({ value }) => value)
          : []
    for (const [index, one] of rows.entries()) {
      const other = rows[index + 1]
      if (!other || one.type === 'SpreadElement' || other.type === 'SpreadElement') continue
      const between = source.slice(one.end, other.start)
      tell({ start: one.start, end: other.end }, textOf(source, other) + between + textOf(source, one))
    }
  },

  call(node, _parent, source, tell) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const { object, property } = node.callee
    if (property.name in otherCalls) tell(property, otherCalls[property.name])
    if (passing.has(property.name)) tell(node, textOf(source, object))
  },

  chain(node, _parent, source, tell) {
    if (node.type === 'MemberExpression' && node.optional) {
      tell({ start: node.object.end, end: node.property.start }, node.computed ? '[' : '.')
    }
  },

  statement(node, parent, source, tell) {
    if (node.type === 'ExpressionStatement') tell(node, ';')
    if (node.type === 'ContinueStatement') tell(node, ';')
    const gives = node.type === 'ReturnStatement' && node.argument && node.argument.name !== 'undefined'
    if (gives) tell(node.argument, '(undefined as never)')
    if (parent?.type === 'ArrowFunctionExpression' && parent.body === node && node.type !== 'BlockStatement') {
      tell(node, '(undefined as never)')
    }
  },
}
