import type { Mail } from '../mailbox.ts'

/** Reads a mail in the form that mail servers get: headers, and a body of several parts. */
export function readMail(id: string, to: string, source: string): Mail {
  const parts = partsOf(source)
  return {
    id,
    to,
    subject: wordsOf(header(source, 'Subject')),
    text: parts.find(({ type }) => type.startsWith('text/plain'))?.text ?? '',
    html: parts.find(({ type }) => type.startsWith('text/html'))?.text ?? '',
    created_at: header(source, 'Date'),
  }
}

interface Part {
  readonly type: string
  readonly text: string
}

function partsOf(source: string): readonly Part[] {
  const type = header(source, 'Content-Type')
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (boundary !== undefined) return source.split(`--${boundary}`).slice(1, -1).flatMap(partsOf)
  const body = source.trimStart().split('\n\n').slice(1).join('\n\n')
  const isEncoded = header(source, 'Content-Transfer-Encoding') === 'quoted-printable'
  return [{ type, text: isEncoded ? quotedPrintable(body) : body }]
}

/** A header of the first block; a long one goes on in lines that begin with a space. */
function header(source: string, name: string): string {
  const [block = ''] = source.trimStart().split('\n\n', 1)
  const found = new RegExp(String.raw`^${name}: (.*(?:\n[ \t].*)*)`, 'im').exec(block)
  return found?.[1]?.replaceAll(/\n[ \t]/g, ' ') ?? ''
}

const quotedPrintable = (text: string): string => bytesOf(text.replaceAll(/=\n/g, ''))

/** Words of a header in the form `=?UTF-8?q?…?=`. */
const wordsOf = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?q\?([^?]*)\?=/gi, (_all, word: string) => bytesOf(word.replaceAll('_', ' ')))

const bytesOf = (text: string): string =>
  text.replaceAll(/(?:=[0-9A-F]{2})+/gi, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString())
