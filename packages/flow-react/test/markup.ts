/** Parses markup that React renders. It is well formed, so this needs no browser. */
export interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Tag[]
  /** The text of the element and its children. */
  readonly text: string
}

const empty = new Set(['input', 'img', 'br', 'meta', 'link'])

interface Open {
  name: string
  attributes: Record<string, string>
  children: Open[]
  text: string
}

export function read(markup: string): Tag {
  const root: Open = { name: '#root', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [, closing, name, rest, text] of markup.matchAll(/<(\/?)([\w-]+)((?:[^>"]|"[^"]*")*)>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) {
      for (const tag of open) tag.text += decode(text)
    } else if (closing) {
      open.pop()
    } else if (name) {
      const tag: Open = { name, attributes: attributesIn(rest ?? ''), children: [], text: '' }
      parent.children.push(tag)
      if (!empty.has(name) && !rest?.endsWith('/')) open.push(tag)
    }
  }
  return root
}

function attributesIn(source: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name, value] of source.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g))
    if (name) found[name] = decode(value ?? '')
  return found
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

export type Wanted = (tag: Tag) => boolean

export function all(root: Tag, wanted: Wanted): readonly Tag[] {
  return [...(wanted(root) ? [root] : []), ...root.children.flatMap((child) => all(child, wanted))]
}

export const named =
  (name: string): Wanted =>
  (tag) =>
    tag.name === name
export const testid =
  (id: string): Wanted =>
  (tag) =>
    tag.attributes['data-testid'] === id
