import { DOMParser } from '@xmldom/xmldom'
import { ProviderFault } from '../provider.ts'

/** Maximum size of a document, in characters, and how deep its elements may nest. */
const maxSize = 256 * 1024
const maxDepth = 64

export const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const

type Vocabulary = keyof typeof namespaces

/** A fault of a provider's document. */
export const wrong = (message: string): ProviderFault => new ProviderFault('answer', message)

/** Reads a document of a provider. @throws ProviderFault for one that is unsafe to parse, or is no XML */
export function readXml(text: string): Element {
  refuseHugeDocument(text)
  refuseDeclarations(text)
  refuseDeepDocument(text)
  const refuse = () => {
    throw wrong('the document is not well-formed XML')
  }
  const { documentElement } = new DOMParser({
    errorHandler: { warning: refuse, error: refuse, fatalError: refuse },
  }).parseFromString(text, 'text/xml')
  return documentElement ?? refuse()
}

function refuseHugeDocument({ length }: string): void {
  if (length > maxSize) throw wrong('the document is larger than 256 kB')
}

/** A document type may define entities, and a processing instruction may name a style sheet. */
function refuseDeclarations(text: string): void {
  if (/<!(?!--|\[CDATA\[)/.test(text)) throw wrong('the document has a DTD')
  if (text.replace(/^\uFEFF?\s*<\?xml\s[^<>]*\?>/, '').includes('<?')) {
    throw wrong('the document has a processing instruction')
  }
}

function refuseDeepDocument(text: string): void {
  let depth = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) at = endOf(text, '-->', at)
    else if (text.startsWith('<![CDATA[', at)) at = endOf(text, ']]>', at)
    else {
      const end = endOfTag(text, at)
      if (text[at + 1] === '/') depth -= 1
      else if (text[end - 1] !== '/' && text[at + 1] !== '?') depth += 1
      if (depth > maxDepth) throw wrong('the document is nested too deep')
      at = end
    }
  }
}

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from)
  if (end < 0) throw wrong('the document ends inside a comment or CDATA')
  return end + mark.length
}

function endOfTag(text: string, from: number): number {
  let quote = ''
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  throw wrong('the document ends inside a tag')
}

/** Elements directly below one. */
export const below = (parent: Element, vocabulary: Vocabulary, name: string): readonly Element[] =>
  Array.from(parent.childNodes).filter((node): node is Element => isNamed(node, vocabulary, name))

/** Elements anywhere in one. */
export const anywhereIn = (parent: Element, vocabulary: Vocabulary, name: string): readonly Element[] =>
  Array.from(parent.getElementsByTagNameNS(namespaces[vocabulary], name))

export const isNamed = (node: Node, vocabulary: Vocabulary, name: string): boolean => {
  const { nodeType, namespaceURI, localName } = node as Element // other nodes lack the names
  return nodeType === 1 && namespaceURI === namespaces[vocabulary] && localName === name
}

/** The value of an attribute; undefined when it is missing or empty. */
export const attributeOf = (element: Element | undefined, name: string): string | undefined =>
  element?.getAttribute(name) || undefined

export const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? ''

/** A time of a document, in milliseconds. @throws ProviderFault */
export function timeOf(element: Element | undefined, name: string): number | undefined {
  const text = attributeOf(element, name)
  if (text === undefined) return undefined
  const time = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(time)) throw wrong(`${name} is not a time`)
  return time
}

export const escapedXml = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
