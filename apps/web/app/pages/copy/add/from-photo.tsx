import { mostFilesOfForm } from '@collect/collectibles/wire'
import { useHydrated } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { editCopyPath, newCopyPath } from '../../../item/copy-path.ts'
import { draftFormPath, draftPhotoPath } from '../../photos/photo-path.ts'
import { PhotoErrors } from '../../photos/photo-errors.tsx'
import { PhotoInputs } from '../../photos/photo-inputs.tsx'
import { readyPicture } from '../../photos/ready-picture.ts'
import { toldRefusals, type RefusedPicture } from '../../photos/refused-text.ts'
import { sendPicture } from '../../photos/send-picture.ts'
import { useRefusalToast } from '../../photos/use-refusal-toast.ts'
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
  const [refused, setRefused] = useState<RefusedPicture>()
  const { isOpen, tell } = useRefusalToast()
  const errors = refused ? [refused] : toldRefusals(search)

  async function send([file]: readonly File[]) {
    if (!file || part !== undefined) return
    setRefused(undefined)
    setPart(0)
    const picture = await readyPicture(file, true)
    const { copy, refusal } = await sendPicture(draftPhotoPath(uuidV7(Date.now())), picture, setPart)
    setPart(undefined)
    if (copy === undefined) {
      setRefused({ name: file.name, id: refusal })
      tell(file.name, refusal)
    }
    // Elsewhere, the user would lose what they type; the draft waits in the collection.
    else if (isOpen.current) void navigate(editCopyPath(here, copy), { replace: true, preventScrollReset: true })
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
      <PhotoInputs
        id="photo-first"
        isMultiple={!hasScript}
        describedBy={errors.length > 0 ? 'photo-first-hint photo-first-error' : 'photo-first-hint'}
        isWrong={errors.length > 0}
        onFiles={(files) => void send(files)}
      />
      {part !== undefined && <progress max={1} value={part} aria-label={text('copy.photo-sending')} />}
      {errors.length > 0 && (
        <PhotoErrors id="photo-first-error" errors={errors} isSignedOut={refused?.id === 'no_session'} />
      )}
      <p className="hint" id="photo-first-hint">
        {text('copy.from-photo.hint')}{' '}
        {!hasScript && <span className="unscripted">{text('photo.at-once', { count: mostFilesOfForm })}</span>}
      </p>
    </form>
  )
}
