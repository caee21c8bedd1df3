import type { Formatter } from '@collect/messages'

/** What a refusal of the service means for a picture, by the id of its error. */
const sentences = {
  unreadable_image: 'photo.unreadable',
  media_type: 'photo.kinds',
  too_large: 'photo.too-large',
  quota: 'photo.no-room',
  slow_down: 'photo.slow-down',
} as const

/** Why a file is no photo now, and the next step. */
export function refusedText({ text }: Pick<Formatter, 'text'>, id: string): string {
  return text(Object.hasOwn(sentences, id) ? sentences[id as keyof typeof sentences] : 'photo.not-added') // one of them
}

/** The files that a form without a script could not add, as the address tells. */
export function toldRefusals(search: string): readonly { readonly name: string; readonly id: string }[] {
  return new URLSearchParams(search).getAll('refused').map((told) => {
    const [id = '', ...name] = told.split(':')
    return { id, name: name.join(':').slice(0, 80) }
  })
}
