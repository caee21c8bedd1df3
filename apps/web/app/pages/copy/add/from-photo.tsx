import { mostFilesOfForm, photoTypes } from '@collect/collectibles/wire'
import { useHydrated } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useState, type ChangeEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { ProductIcon } from '../../../frame/icon.tsx'
import { editCopyPath, newCopyPath } from '../../../item/copy-path.ts'
import { draftFormPath, draftPhotoPath } from '../../photos/photo-path.ts'
import { readyPicture } from '../../photos/ready-picture.ts'
import { refusedText, toldRefusals } from '../../photos/refused-text.ts'
import { sendPicture } from '../../photos/send-picture.ts'
import { uuidV7 } from '../../own-item/uuid-v7.ts'

interface FromPhotoProps {
  /** The id of the draft that the first photo makes. */
  readonly draft: string
}

/** Begins with a photo: a draft is made around it, which the user names next. */
export function FromPhoto({ draft }: FromPhotoProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const navigate = useNavigate()
  const hasScript = useHydrated()
  const [part, setPart] = useState<number>()
  const [refused, setRefused] = useState<{ readonly name: string; readonly id: string }>()
  const errors = refused ? [refused] : toldRefusals(search)

  async function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // The same file can be chosen again.
    currentTarget.value = ''
    if (!file || part !== undefined) return
    setRefused(undefined)
    setPart(0)
    const picture = await readyPicture(file, true)
    const { copy, refusal } = await sendPicture(draftPhotoPath(uuidV7(Date.now())), picture, setPart)
    setPart(undefined)
    if (copy === undefined) setRefused({ name: file.name, id: refusal })
    else void navigate(editCopyPath(here, copy), { preventScrollReset: true })
  }

  return (
    <form
      className="photo-field"
      method="post"
      encType="multipart/form-data"
      action={draftFormPath(draft, newCopyPath(here), editCopyPath(here, draft))}
    >
      <label className="label" htmlFor="photo-first">
        {text('copy.from-photo')}
      </label>
      <div className="photo-add">
        <input
          className="input photo-add__file"
          id="photo-first"
          type="file"
          name="photos"
          accept={photoTypes.join(',')}
          multiple={!hasScript}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? 'photo-first-hint photo-first-error' : 'photo-first-hint'}
          onChange={(event) => void send(event)}
        />
        <label className="photo-add__shoot btn">
          <ProductIcon name="camera" small />
          {text('photo.shoot')}
          <input
            className="sr"
            type="file"
            name="photos"
            accept="image/*"
            capture="environment"
            onChange={(event) => void send(event)}
          />
        </label>
        {!hasScript && <button className="btn">{text('photo.save')}</button>}
      </div>
      {part !== undefined && <progress max={1} value={part} aria-label={text('copy.photo-sending')} />}
      {errors.map(({ name, id }) => (
        <p className="error" id="photo-first-error" role="alert" key={name}>
          <span>{name === '' ? refusedText({ text }, id) : `${name}: ${refusedText({ text }, id)}`}</span>
        </p>
      ))}
      <p className="hint" id="photo-first-hint">
        {text('copy.from-photo.hint')} {!hasScript && text('photo.at-once', { count: mostFilesOfForm })}
      </p>
    </form>
  )
}
