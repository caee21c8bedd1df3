import { mostFilesOfForm, photoTypes } from '@collect/collectibles/wire'
import { useHydrated } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useRef } from 'react'
import { useLocation } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'
import { photoFormPath } from './photo-path.ts'
import { refusedText } from './refused-text.ts'
import { useSendPhotos, type SentPhoto } from './use-send-photos.ts'

interface AddPhotosProps {
  readonly copy: string
  /** How many more the copy takes. */
  readonly room: number
}

/**
 * The field for pictures. Without a script its button posts a form, and the answer leads back here. A script sends each
 * picture once it is chosen, and shows how far it is.
 */
export function AddPhotos({ copy, room }: AddPhotosProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const hasScript = useHydrated()
  const { sent, send, forget } = useSendPhotos(copy)
  const refused = sent.filter(({ state }) => state === 'refused')
  const told = hasScript && sent.length > 0 ? [] : toldRefusals(search)
  const errors = [...refused.map(({ name, why }) => ({ name, id: why })), ...told]
  const going = sent.filter(({ state }) => state === 'sending' || state === 'waiting')
  const described = ['photo-hint', errors.length > 0 && 'photo-error'].filter(Boolean).join(' ')
  return (
    <form
      className={errors.length > 0 ? 'photo-field is-error' : 'photo-field'}
      method="post"
      encType="multipart/form-data"
      action={photoFormPath(pathname + search, copy)}
    >
      <label className="label" htmlFor="photo-files">
        {text('photo.add')}
      </label>
      <div className="photo-add">
        <input
          className="input photo-add__file"
          id="photo-files"
          ref={input}
          type="file"
          name="photos"
          accept={photoTypes.join(',')}
          multiple
          aria-describedby={described}
          aria-invalid={errors.length > 0 || undefined}
          onChange={({ currentTarget }) => {
            send([...(currentTarget.files ?? [])].slice(0, room))
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        {!hasScript && <button className="btn">{text('photo.save')}</button>}
      </div>
      {(going.length > 0 || refused.length > 0) && (
        <ul className="drop">
          {[...going, ...refused].map((photo) => (
            <Shot key={photo.key} photo={photo} onRemove={() => forget(photo.key)} />
          ))}
        </ul>
      )}
      {errors.length > 0 && (
        <div id="photo-error" role="alert">
          {errors.map(({ name, id }, at) => (
            <p className="error" key={at}>
              <span>{name === '' ? refusedText({ text }, id) : `${name}: ${refusedText({ text }, id)}`}</span>
            </p>
          ))}
        </div>
      )}
      <p className="hint" id="photo-hint">
        {text('photo.kinds')} {!hasScript && text('photo.at-once', { count: mostFilesOfForm })}
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

/** The files that a form without a script could not add, as the address tells. */
function toldRefusals(search: string): readonly { readonly name: string; readonly id: string }[] {
  return new URLSearchParams(search).getAll('refused').map((told) => {
    const [id = '', ...name] = told.split(':')
    return { id, name: name.join(':').slice(0, 80) }
  })
}
