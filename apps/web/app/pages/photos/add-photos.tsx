import { mostFilesOfForm, mostPhotos } from '@collect/collectibles/wire'
import { useHydrated } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useLocation } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'
import { PhotoErrors } from './photo-errors.tsx'
import { PhotoInputs } from './photo-inputs.tsx'
import { photoFormPath, photoPartId } from './photo-path.ts'
import { toldRefusals } from './refused-text.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useSendPhotos, type SentPhoto } from './use-send-photos.ts'

interface AddPhotosProps {
  readonly copy: string
  /** How many more the copy takes. */
  readonly room: number
  /** The id of the element that says how many pictures were left out; undefined without one. */
  readonly describedBy: string | undefined
  /** The user chose pictures: so many of them have no room. */
  readonly onLeftOut: (count: number) => void
  /** Photos keep the day on which they were taken. */
  readonly keepsDays: boolean
}

/**
 * The field for pictures. Without a script its button posts a form, and the answer leads back here. A script sends each
 * picture once it is chosen, and shows how far it is.
 */
export function AddPhotos({ copy, room, describedBy, onLeftOut, keepsDays }: AddPhotosProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const hasScript = useHydrated()
  const { sent, send, forget } = useSendPhotos({ copy, position: mostPhotos - room + 1, keepsDays })
  const { target, isOver } = useDroppedFiles<HTMLFormElement>(take)
  const refused = sent.filter(({ state }) => state === 'refused')
  const told = hasScript && sent.length > 0 ? [] : toldRefusals(search)
  const errors = [...refused.map(({ name, why }) => ({ name, id: why })), ...told]
  const going = sent.filter(({ state }) => state === 'sending' || state === 'waiting')
  const described = ['photo-hint', errors.length > 0 && 'photo-error', describedBy].filter(Boolean).join(' ')
  const look = ['photo-field', errors.length > 0 && 'is-error', isOver && 'photo-field--over'].filter(Boolean).join(' ')

  function take(files: readonly File[]) {
    const free = Math.max(0, room - going.length)
    onLeftOut(Math.max(0, files.length - free))
    send(files.slice(0, free))
  }

  return (
    <form
      className={look}
      method="post"
      encType="multipart/form-data"
      // The answer leads to a page that begins at the photos.
      action={`${photoFormPath(pathname + search, copy)}#${photoPartId}`}
      ref={target}
    >
      <label className="label" htmlFor="photo-files">
        {text('photo.add')}
      </label>
      <PhotoInputs id="photo-files" isMultiple describedBy={described} isWrong={errors.length > 0} onFiles={take} />
      {(going.length > 0 || refused.length > 0) && (
        <ul className="drop">
          {[...going, ...refused].map((photo) => (
            <Shot key={photo.key} photo={photo} onRemove={() => forget(photo.key)} />
          ))}
        </ul>
      )}
      {errors.length > 0 && (
        <PhotoErrors id="photo-error" errors={errors} isSignedOut={refused.some(({ why }) => why === 'no_session')} />
      )}
      <p className="hint" id="photo-hint">
        {text('photo.kinds')} <span className="photo-field__drop scripted">{text('photo.drop')} </span>
        {!hasScript && <span className="unscripted">{text('photo.at-once', { count: mostFilesOfForm })}</span>}
      </p>
      <p className="sr" role="status">
        {going.length > 0 && text('photo.progress', { done: sent.length - going.length, count: sent.length })}
      </p>
    </form>
  )
}

function Shot({ photo, onRemove }: { readonly photo: SentPhoto; readonly onRemove: () => void }) {
  const { text } = useText()
  const isRefused = photo.state === 'refused'
  return (
    <li className={isRefused ? 'shot shot--bad' : 'shot'}>
      <ProductIcon name={isRefused ? 'warning' : 'camera'} />
      {isRefused ? (
        <button
          type="button"
          className="iconbtn"
          aria-label={text('photo.forget', { name: photo.name })}
          onClick={onRemove}
        >
          <ProductIcon name="close" />
        </button>
      ) : (
        <progress max={1} value={photo.part} aria-label={text('photo.sending', { name: photo.name })} />
      )}
    </li>
  )
}
