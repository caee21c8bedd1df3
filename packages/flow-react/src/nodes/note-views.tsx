import type { AnchorField, CodesField, ImageField, NoteField } from '@collect/flow'
import { Anchor } from '../fields/anchor.tsx'
import { Image } from '../fields/image.tsx'
import { SecretList } from '../fields/secret-list.tsx'
import { Note } from '../fields/note.tsx'
import { useSay } from '../flow-context.ts'

export function ImageView({ field }: { readonly field: ImageField }) {
  const say = useSay()
  const { id, src, width, height, label } = field
  return <Image id={id} src={src} width={width} height={height} label={say(label)} />
}

export function NoteView({ field }: { readonly field: NoteField }) {
  const say = useSay()
  return <Note id={field.id} label={field.label && say(field.label)} text={say(field.text)} secret={field.secret} />
}

export function CodesView({ field }: { readonly field: CodesField }) {
  const say = useSay()
  const secrets = field.codes.map(({ words, used }) => ({ text: say(words), used }))
  const said = (what: 'download' | 'file') =>
    say({ say: 'found', key: `settings.${field.group}.${what}`, instead: what })
  const download = { label: said('download'), file: said('file') }
  return <SecretList id={field.id} label={say(field.label)} secrets={secrets} download={download} />
}

export function AnchorView({ field }: { readonly field: AnchorField }) {
  const say = useSay()
  return <Anchor id={field.id} href={field.href} text={say(field.label)} />
}
