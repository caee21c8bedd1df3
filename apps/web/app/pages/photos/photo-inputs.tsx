import { photoTypes } from '@collect/collectibles/wire'
import { useHydrated } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { useEffect, useEffectEvent, useRef } from 'react'

import { ProductIcon } from '../../frame/icon.tsx'

interface PhotoInputsProps {
  readonly id: string
  readonly isMultiple: boolean
  readonly describedBy: string
  readonly isWrong: boolean
  /** What the user chose; a script sends it at once. */
  readonly onFiles: (files: readonly File[]) => void
}

/** The fields for pictures: files of the device, and the camera of a phone. Without a script, a button sends them. */
export function PhotoInputs({ id, isMultiple, describedBy, isWrong, onFiles }: PhotoInputsProps) {
  const { text } = useText()
  const hasScript = useHydrated()
  const place = useRef<HTMLDivElement>(null)
  function take(input: HTMLInputElement) {
    const files = [...(input.files ?? [])]
    if (files.length === 0) return
    // The same file can be chosen again.
    input.value = ''
    onFiles(files)
  }
  // A user may choose before the script begins, and then no change follows.
  const takeAll = useEffectEvent(() => place.current?.querySelectorAll('input').forEach(take))
  useEffect(() => takeAll(), [])
  return (
    <div className="photo-add" ref={place}>
      <input
        className="input photo-add__file"
        id={id}
        type="file"
        name="photos"
        accept={photoTypes.join(',')}
        multiple={isMultiple}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        onChange={({ currentTarget }) => take(currentTarget)}
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
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </label>
      {!hasScript && <button className="btn unscripted">{text('photo.save')}</button>}
    </div>
  )
}
