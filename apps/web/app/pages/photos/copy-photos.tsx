import type { Copy, Photo } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { useEffect, type MouseEvent } from 'react'
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'
import { Art } from '../../item/art.tsx'
import { photoPartId, photoPath } from './photo-path.ts'
import { shownPhoto, type ShownPhoto } from './shown-photo.ts'
import { usePhotoOrder } from './use-photo-order.ts'
import { useSwipe } from './use-swipe.ts'

interface CopyPhotosProps {
  readonly copy: Copy
  readonly name: string
}

/** The photo in front and the strip of all, else the drawing. Each photo of the strip is a link. */
export function CopyPhotos({ copy, name }: CopyPhotosProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const shown = shownPhoto(copy, search)
  const isInBin = copy.deleted_at !== undefined
  const ordering = usePhotoOrder(copy.photos)
  useReloadWhile(copy.photos.some(({ state }) => state === 'waiting'))
  const count = copy.photos.length
  const swiping = useSwipe((step) => {
    const next = shown && copy.photos[shown.number - 1 + step]
    if (next) void navigate(photoPath(pathname + search, copy.id, next.id), { replace: true, preventScrollReset: true })
  })
  return (
    <>
      {shown ? (
        <BigPhoto key={shown.photo.id} {...shown} name={name} swiping={swiping} />
      ) : (
        <Art src={copy.art} isFirst />
      )}
      {(count > 1 || !isInBin) && (
        <div className="strip">
          {copy.photos.map((photo, at) => (
            <Link
              key={photo.id}
              to={photoPath(pathname + search, copy.id, photo.id)}
              replace
              preventScrollReset
              data-photo={photo.id}
              {...(!isInBin && ordering(photo, at))}
              aria-current={photo.id === shown?.photo.id ? 'true' : undefined}
              aria-label={text('photo.of', { number: at + 1, count, kind: text(`photo.kind.${photo.kind}`) })}
            >
              <SmallPhoto photo={photo} />
            </Link>
          ))}
          {!isInBin && (
            <a className="strip__add" href={`#${photoPartId}`} aria-label={text('photo.add')} onClick={goToPhotos}>
              <ProductIcon name="camera" />
            </a>
          )}
        </div>
      )}
    </>
  )
}

/** Leads to the field for photos without a step of the history, so that Back still closes the sheet. */
function goToPhotos(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  const part = document.getElementById(photoPartId)
  // A copy with all its photos has no field for more.
  const field = part?.querySelector<HTMLElement>('[type="file"]') ?? part
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}

/** Asks again until every photo is ready. */
function useReloadWhile(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), waitOfReload)
    return () => clearTimeout(timer)
  }, [isWaiting, state, revalidate])
}

/** In milliseconds. */
const waitOfReload = 2000

interface BigPhotoProps extends ShownPhoto {
  readonly name: string
  readonly swiping: ReturnType<typeof useSwipe>
}

function BigPhoto({ photo, number, name, swiping }: BigPhotoProps) {
  const { text } = useText()
  if (photo.state !== 'ready')
    return (
      <div className="photo photo--none" {...swiping}>
        <ProductIcon name={iconOf(photo)} />
        <p className="sm" role="status">
          {text(photo.state === 'waiting' ? 'photo.waiting' : failedText(photo))}
        </p>
      </div>
    )
  const alt = photo.alt || text('photo.alt', { number, name, kind: text(`photo.kind.${photo.kind}`) })
  return (
    <a className="photo" href={photo.urls.full} {...swiping}>
      <img src={photo.urls['1600']} alt={alt} width={photo.width} height={photo.height} decoding="async" />
    </a>
  )
}

/** A picture that did not fit any more is sound. */
const failedText = ({ failure }: Photo) => (failure === 'no_room' ? 'photo.no-room' : 'photo.failed')

const SmallPhoto = ({ photo }: { readonly photo: Photo }) =>
  photo.state === 'ready' ? (
    <img src={photo.urls['160']} alt="" width="160" height="160" decoding="async" />
  ) : (
    <ProductIcon name={iconOf(photo)} />
  )

/** In place of a photo that is not ready. */
const iconOf = ({ state }: Photo) => (state === 'failed' ? 'warning' : 'camera')
