import type { AnchorField, CodesField, ImageField, NoteField } from '@collect/flow'
import { Anchor } from '../fields/anchor.tsx'
import { Image } from '../fields/image.tsx'
import { Note } from '../fields/note.tsx'
import { useFlowView, useSay } from '../flow-context.ts'

export function ImageView({ field }: { readonly field: ImageField }) {
  const say = useSay()
  const { id, src, width, height, label } = field
  return <Image id={id} src={src} width={width} height={height} label={say(label)} />
}

export function NoteView({ field }: { readonly field: NoteField }) {
  const say = useSay()
  return <Note id={field.id} label={field.label && say(field.label)} text={say(field.text)} secret={field.secret} />
}

/** The settings draw codes as a sheet; its script is not on the other pages. */
export function CodesView({ field }: { readonly field: CodesField }) {
  const say = useSay()
  const { codes: Sheet } = useFlowView()
  if (Sheet) return <Sheet field={field} />
  const codes = field.codes.map(({ words }) => say(words))
  return <Note id={field.id} label={say(field.label)} text={codes.join(' ')} secret />
}

export function AnchorView({ field }: { readonly field: AnchorField }) {
  const say = useSay()
  return <Anchor id={field.id} href={field.href} text={say(field.label)} />
}
