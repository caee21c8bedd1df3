import { actKeyIn } from './act-key.ts'
import type { Told } from './act-news.ts'

/** One call of the service, and what it means when it succeeds. */
export interface ActCall {
  readonly path: string
  readonly method: 'PUT' | 'PATCH' | 'DELETE' | 'POST'
  readonly body?: unknown
  /** The revision that the user saw, or what makes a form that is posted twice one act. */
  readonly headers?: Readonly<Record<string, string>>
  readonly told: Told
}

type Act = (form: FormData, page: URL) => ActCall | undefined

/** The intents of pages with items (docs/contract/collectibles.md §5.5). An act without a call is a malformed form. */
const acts: Readonly<Record<string, Act>> = {
  toggle: (form, page) => toggleOf(form, page.searchParams.get('item') ?? form.get('item'), form.get('what')),
  mark: (form) => toggleOf(form, form.get('item'), 'owned'),
  'wish-missing': (form) => {
    const set = idIn(form.get('set'))
    return set === undefined
      ? undefined
      : {
          path: `/sets/${set}/wishes`,
          method: 'POST',
          body: { priority: middlePriority },
          headers: actKeyIn(form),
          told: 'wishes-made',
        }
  },
  offer: (form, page) => {
    const [item, on] = [idIn(page.searchParams.get('item')), form.get('on')]
    if (item === undefined || (on !== 'yes' && on !== 'no')) return undefined
    const call = { path: `/items/${item}/submission`, headers: actKeyIn(form) }
    return on === 'yes'
      ? { ...call, method: 'POST', told: 'offered' }
      : { ...call, method: 'DELETE', told: 'taken-back' }
  },
  'delete-item': (form, page) => {
    const [item, rev] = [idIn(page.searchParams.get('item')), form.get('rev')]
    return item === undefined || typeof rev !== 'string' || !/^\d{1,15}$/.test(rev)
      ? undefined
      : { path: `/items/${item}`, method: 'DELETE', headers: { 'If-Match': `"${rev}"` }, told: 'deleted' }
  },
  unwish: (form) => {
    const [wish, rev] = [idIn(form.get('id')), form.get('rev')]
    return wish === undefined || typeof rev !== 'string' || !/^\d{1,15}$/.test(rev)
      ? undefined
      : { path: `/wishes/${wish}`, method: 'DELETE', headers: { 'If-Match': `"${rev}"` }, told: 'wish-removed' }
  },
  fulfil: (form) => {
    const [wish, headers] = [idIn(form.get('id')), actKeyIn(form)]
    return wish === undefined || !('Idempotency-Key' in headers)
      ? undefined
      : { path: `/wishes/${wish}/fulfil`, method: 'POST', headers, told: 'wish-fulfilled' }
  },
  'mark-spares': (form) => {
    const [keep, headers] = [form.get('keep'), actKeyIn(form)]
    return typeof keep !== 'string' || !/^\d{1,4}$/.test(keep) || !('Idempotency-Key' in headers)
      ? undefined
      : { path: '/spares/mark', method: 'POST', body: { keep: Number(keep) }, headers, told: 'spares-marked' }
  },
  'remove-samples': (form) => {
    const [on, rev] = [form.get('on'), form.get('rev')]
    if ((on !== 'yes' && on !== 'no') || typeof rev !== 'string' || !/^\d{1,15}$/.test(rev)) return undefined
    return {
      path: '/collector',
      method: 'PATCH',
      body: { samples_hidden: on === 'yes' },
      headers: { 'If-Match': `"${rev}"` },
      told: on === 'yes' ? 'samples-removed' : 'samples-shown',
    }
  },
  undo: (form) => {
    const batch = idIn(form.get('batch'))
    return batch === undefined
      ? undefined
      : { path: `/batches/${batch}/undo`, method: 'POST', headers: actKeyIn(form), told: 'undone' }
  },
}

export const catalogueIntents: readonly string[] = Object.keys(acts)

/** Of 1 to 5. */
const middlePriority = 3

const toggles = {
  owned: { yes: 'kept', no: 'released' },
  wished: { yes: 'wished', no: 'unwished' },
  spare: { yes: 'spared', no: 'unspared' },
} as const satisfies Record<string, Record<'yes' | 'no', Told>>

function toggleOf(form: FormData, item: FormDataEntryValue | null, what: unknown): ActCall | undefined {
  const [id, on] = [idIn(item), form.get('on')]
  if (id === undefined || typeof what !== 'string' || !Object.hasOwn(toggles, what)) return undefined
  if (on !== 'yes' && on !== 'no') return undefined
  const mark = what as keyof typeof toggles // its own key
  const method = on === 'yes' ? 'PUT' : 'DELETE'
  return { path: `/items/${id}/mine/${mark}`, method, headers: actKeyIn(form), told: toggles[mark][on] }
}

/** An id as part of a path. */
const idIn = (value: FormDataEntryValue | null): string | undefined =>
  typeof value === 'string' && value !== '' ? encodeURIComponent(value) : undefined

export function callOf(form: FormData, page: URL): ActCall | undefined {
  const intent = form.get('intent')
  return typeof intent === 'string' && Object.hasOwn(acts, intent) ? acts[intent]?.(form, page) : undefined
}
