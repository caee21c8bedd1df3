import { photoKinds, type Photo } from '@collect/collectibles/wire'
import { useHydrated } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'
import { Form, useActionData, useLocation } from 'react-router'

import { newsIn } from '../../acts/act-news.ts'
import { isFailure, newsText } from '../../acts/news-text.ts'
import { dayText } from '../../forms/day-text.ts'
import { TwoVersions } from '../../forms/two-versions.tsx'
import { ProductIcon } from '../../frame/icon.tsx'
import { Owner } from '../../frame/owner.tsx'
import { typedPrefix } from '../../item/copy-path.ts'
import { MarkIcon } from '../../item/mark-icon.tsx'
import { SendButton } from '../collection/inputs/send-button.tsx'
import { photoPartId } from './photo-path.ts'
import type { RefusedPhoto } from './refused-photo.ts'
import type { ShownPhoto } from './shown-photo.ts'

interface PhotoFormProps extends ShownPhoto {
  readonly count: number
}

/** What the photo in front shows, its place among the others, and its end. What is refused stays as typed. */
export function PhotoForm({ photo, number, count }: PhotoFormProps) {
  const { text, locale } = useText()
  const kind = text(`photo.kind.${photo.kind}`)
  const { typed, rev, saved, failure } = useRefused(photo)
  const wordOfKind = (value: string) => {
    const known = photoKinds.find((one) => one === value)
    return known ? text(`photo.kind.${known}`) : value
  }
  const failed = failure && isFailure(failure) ? newsText({ text }, failure, '') : undefined
  return (
    <details className="more photo-form" open={typed !== undefined || undefined}>
      <summary>
        <span>
          {text('photo.change')} <span className="sm muted">{text('photo.of', { number, count, kind })}</span>
        </span>
        <MarkIcon name="down" />
      </summary>
      <div className="stack more__body">
        {photo.taken_on !== undefined && (
          <p className="muted">
            <time dateTime={photo.taken_on}>{text('photo.taken', { day: dayText(photo.taken_on, locale) })}</time>
          </p>
        )}
        {failed !== undefined && (
          <p className="error" role="alert" data-notice="failed">
            <span>{failed}</span>
          </p>
        )}
        <PhotoAct intent="photo-change" photo={photo} rev={saved?.rev ?? rev}>
          {saved && typed ? (
            <TwoVersions
              fields={[
                { name: 'kind', label: text('photo.kind'), shown: wordOfKind },
                { name: 'alt', label: text('photo.words') },
              ]}
              mine={typed}
              saved={saved.typed}
            />
          ) : (
            <div className="formgrid">
              <div className="field">
                <label className="label" htmlFor="photo-kind">
                  {text('photo.kind')}
                </label>
                <select className="input" id="photo-kind" name="kind" defaultValue={typed?.['kind'] ?? photo.kind}>
                  {photoKinds.map((known) => (
                    <option key={known} value={known}>
                      {text(`photo.kind.${known}`)}
                    </option>
                  ))}
                </select>
              </div>
              <div className="field">
                <label className="label" htmlFor="photo-alt">
                  {text('photo.words')}
                </label>
                <input
                  className="input"
                  id="photo-alt"
                  name="alt"
                  maxLength={200}
                  defaultValue={typed?.['alt'] ?? photo.alt}
                  aria-describedby="photo-alt-hint"
                />
                <p className="hint" id="photo-alt-hint">
                  {text('photo.words.hint')}
                </p>
              </div>
            </div>
          )}
          <SendButton intent="photo-change" label={text(saved ? 'conflict.save' : 'photo.save-words')} look="" />
        </PhotoAct>
        <div className="photo-form__acts">
          {number > 1 && (
            <PhotoAct intent="photo-move" photo={photo}>
              <SendButton
                intent="photo-move"
                label={text('photo.left')}
                look="btn--sm"
                field={{ name: 'position', value: number - 1 }}
              />
            </PhotoAct>
          )}
          {number < count && (
            <PhotoAct intent="photo-move" photo={photo}>
              <SendButton
                intent="photo-move"
                label={text('photo.right')}
                look="btn--sm"
                field={{ name: 'position', value: number + 1 }}
              />
            </PhotoAct>
          )}
          <PhotoAct intent="photo-delete" photo={photo}>
            <SendButton
              intent="photo-delete"
              label={text('photo.delete')}
              look="btn--sm is-danger"
              icon={<ProductIcon name="close" small />}
            />
          </PhotoAct>
        </div>
      </div>
    </details>
  )
}

/** The form as it was refused: now, or before a sign-in, which left it in the address. */
function useRefused({ id }: Photo) {
  const answered = useActionData<RefusedPhoto | { readonly about?: never }>()
  const query = new URLSearchParams(useLocation().search)
  if (answered?.about === 'photo' && answered.typed['photo'] === id) {
    const { typed, saved, failure } = answered
    return { typed, saved, failure: failure && { told: failure } }
  }
  const before = (name: string) => query.get(typedPrefix + name)
  const [kind, alt, rev] = [before('kind'), before('alt'), Number(before('rev'))]
  if (before('photo') !== id || kind === null || alt === null) return {}
  return { typed: { kind, alt }, rev: rev > 0 ? rev : undefined, failure: newsIn(query) }
}

interface PhotoActProps extends Pick<ShownPhoto, 'photo'> {
  readonly intent: 'photo-change' | 'photo-move' | 'photo-delete'
  /** Of the photo that the user saw; the one of the page unless given. */
  readonly rev?: number | undefined
  readonly children: ReactNode
}

/** A form about the photo. The page that tells replaces the address, so that Back leads to the list. */
function PhotoAct({ intent, photo, rev = photo.rev, children }: PhotoActProps) {
  const { pathname, search } = useLocation()
  // Without a script, the page of a refused form begins at the photos.
  const place = useHydrated() ? '' : `#${photoPartId}`
  return (
    <Form className="stack stack--sm" method="post" action={pathname + search + place} replace preventScrollReset>
      <Owner />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="photo" value={photo.id} />
      <input type="hidden" name="rev" value={rev} />
      {children}
    </Form>
  )
}
