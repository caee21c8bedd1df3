import type { Formatter } from '@collect/messages'

/** What a refusal of the service means for a picture, by the id of its error. */
const sentences = {
  unreadable_image: 'photo.unreadable',
  media_type: 'photo.kinds',
  too_large: 'photo.too-large',
  quota: 'photo.no-room',
  slow_down: 'photo.slow-down',
  no_session: 'photo.signed-out',
  not_found: 'shelves.told.gone',
} as const

/** What these say is about no file: the user is signed out, or the copy is gone. */
const ofNoFile = new Set(['no_session', 'not_found'])

/** A file that is no photo, and the id of the error; without a name, the error is about all files. */
export interface RefusedPicture {
  readonly name: string
  readonly id: string
}

/** Why files are no photos now, and the next step. What is about no file stands once, whatever the number of files. */
export const refusalLines = (words: Pick<Formatter, 'text'>, refused: readonly RefusedPicture[]): readonly string[] => [
  ...new Set(refused.map((one) => refusalLine(words, one))),
]

function refusalLine({ text }: Pick<Formatter, 'text'>, { name, id }: RefusedPicture): string {
  const said = text(Object.hasOwn(sentences, id) ? sentences[id as keyof typeof sentences] : 'photo.not-added') // one of them
  return name === '' || ofNoFile.has(id) ? said : `${name}: ${said}`
}

/** The files that a form without a script could not add, as the address tells. */
export function toldRefusals(search: string): readonly RefusedPicture[] {
  return new URLSearchParams(search).getAll('refused').map((told) => {
    const [id = '', ...name] = told.split(':')
    return { id, name: name.join(':').slice(0, 80) }
  })
}
