import { categories, copyStatuses, leftStatuses, waysOfAcquiring } from '@collect/collectibles/wire'
import type { Formatter } from '@collect/messages'

import type { FieldOption, FieldSpec } from '../../../forms/field-spec.ts'
import type { FormRules } from '../../../forms/rules.ts'
import { factLabel } from '../../../item/fact-label.ts'
import { variantName } from '../../../item/sheet/variant-name.ts'
import { currencyOfField } from './copy-rules.ts'
import type { CopyField, OpenCopyForm } from './open-copy-form.ts'

/** A part of the form that opens and closes. */
export type FieldGroup = 'what' | 'condition' | 'bought' | 'value' | 'where' | 'own' | 'notes' | 'left'

export type GroupedFields = Readonly<Record<FieldGroup, readonly FieldSpec[]>>

/** Currencies to choose from, beside those that are there already. */
export const currencies = 'EUR USD GBP CHF SEK NOK DKK PLN CZK BRL JPY CAD AUD CNY'.split(' ')

/** The fields of a copy, as they are drawn (docs/contract/collectibles.md §6.2, Edit). */
export function copyFields(formatter: Formatter, open: OpenCopyForm, rules: FormRules): GroupedFields {
  const { text, find } = formatter
  const { item, scale, typed } = open
  type More = Partial<FieldSpec> & Record<string, unknown>
  const field = (name: string, label: string, more: More = {}): FieldSpec =>
    ({ kind: 'line', name, label, rules: rules[name] ?? {}, ...more, ...hintOf(name, more) }) as FieldSpec // `more` keeps the kind's own parts
  const hintOf = (name: string, { hint }: More) => {
    const from = open.defaults[name]
    const hints = [hint, from && text(from === 'last' ? 'copy.as-before' : 'copy.as-preferred')].filter(Boolean)
    return hints.length > 0 ? { hint: hints.join(' ') } : {}
  }
  const choice = (name: string, label: string, options: readonly FieldOption[], more: More = {}) =>
    field(name, label, { kind: 'select', options, ...more })
  const none = { value: '', label: text('copy.none') }
  const money = (name: string, label: string, more: More = {}, currency = `${name}_currency`) =>
    field(name, label, {
      kind: 'money',
      currency: {
        name: currency,
        label: text('copy.currency'),
        options: [...new Set([open.currency, typed[currency] ?? open.currency, ...currencies])],
      },
      ...more,
    })
  const day = { hint: text('copy.day.hint') }
  const grades = scale.grades.map(({ id }) => ({ value: id, label: find(`scale.${scale.id}.${id}`) ?? id }))
  const shelf = (
    name: 'place' | 'folder',
    shelves: OpenCopyForm['places'],
    labels: { readonly is: string; readonly isNew: string },
  ) => [
    ...(shelves.length > 0
      ? [choice(name, labels.is, [none, ...shelves.map(({ id, path }) => ({ value: id, label: path }))])]
      : []),
    field(`${name}_new`, shelves.length > 0 ? labels.isNew : labels.is, {
      hint: text('copy.shelf.hint'),
      words: { path: 'copy.shelf.wrong' },
    }),
  ]
  // What has left comes back by its status; a loan is made and ended elsewhere.
  const isLeft = leftStatuses.some((status) => status === typed['status'])
  const statuses = copyStatuses.filter((status) => status === typed['status'] || ['owned', 'ordered'].includes(status))
  return {
    what: [
      field('name', text(item ? 'copy.own-name' : 'own.name'), { isWide: true, words: { required: 'own.empty' } }),
      // The catalogue decides it for its items. A new piece has it from the question before.
      ...(!item && open.rev !== undefined
        ? [
            choice(
              'category',
              text('own.drawer'),
              categories.map((value) => ({ value, label: text(`category.${value}`) })),
              { isWide: true, hint: text('copy.drawer.moves') },
            ),
          ]
        : []),
      ...(item && item.variants.length > 1
        ? [
            choice(
              'variant',
              text('copy.variant'),
              item.variants.map((one) => ({
                value: one.id,
                label: variantName({ text }, { ...one, facts: [], barcodes: [] }),
              })),
              open.rev === undefined ? {} : { hint: text('copy.variant.moves') },
            ),
          ]
        : []),
      choice(
        'status',
        text('copy.status'),
        statuses.map((value) => ({ value, label: text(`copy.status.${value}`) })),
      ),
    ],
    condition: [
      field('grade', text('copy.condition'), {
        kind: 'radios',
        options: [...grades, { value: '', label: text('copy.unknown') }],
        isWide: true,
      }),
      ...(rules['grade_number']
        ? [
            field('grade_number', text('copy.grade-number'), {
              kind: 'number',
              hint: text(scale.id === 'comic' ? 'copy.grade-number.comic' : 'copy.grade-number.coin'),
              words: { needs_grade: 'copy.needs-grade' },
            }),
          ]
        : []),
      ...(rules['grade_sleeve']
        ? [
            choice('grade_sleeve', text('copy.sleeve'), [none, ...grades], {
              words: { needs_grade: 'copy.needs-grade' },
            }),
          ]
        : []),
      field('company', text('copy.company'), { suggestions: scale.companies }),
      field('company_grade', text('copy.company-grade')),
      field('certificate', text('copy.certificate')),
    ],
    bought: [
      field('quantity', text('copy.quantity'), { kind: 'whole', hasSteps: true }),
      money('paid', text('copy.paid'), { hint: text('copy.paid.hint'), words: { required: 'copy.needs-price' } }),
      field('fees', text('copy.fees'), { kind: 'money' }),
      field('acquired_on', text('copy.acquired-on'), day),
      field('acquired_from', text('copy.acquired-from')),
      choice('acquired_how', text('copy.acquired-how'), [
        { value: '', label: text('copy.unknown') },
        ...waysOfAcquiring.map((value) => ({ value, label: text(`copy.how.${value}`) })),
      ]),
      field('spare', text('copy.spare'), { kind: 'whole', words: { more_than_all: 'copy.more-than-all' } }),
    ],
    value: [
      money('own_value', text('copy.own-value'), { hint: text('copy.paid.hint') }),
      field('own_value_on', text('copy.own-value-on'), day),
      field('own_value_note', text('copy.own-value-note'), { isWide: true }),
    ],
    where: [
      ...shelf('place', open.places, { is: text('copy.place'), isNew: text('copy.place-new') }),
      ...shelf('folder', open.folders, { is: text('copy.folder'), isNew: text('copy.folder-new') }),
      field('tags', text('copy.tags'), {
        isWide: true,
        hint: text('copy.tags.hint'),
        words: { long_tag: 'copy.long-tag' },
      }),
    ],
    own: open.fields.map((one) => fieldOf(one)),
    notes: [
      field('serial', text('copy.serial'), { isWide: true }),
      field('notes', text('copy.notes'), { kind: 'lines', isWide: true }),
    ],
    left: isLeft
      ? [
          field('left_on', text('copy.left-on'), day),
          field('left_to', text('copy.left-to')),
          money('left_amount', text('copy.left-amount')),
        ]
      : [],
  }

  function fieldOf(one: CopyField): FieldSpec {
    const { key, type, unit, choices = [] } = one
    const label = factLabel(formatter, one)
    const labelled = unit === undefined ? label : text('own.unit', { label, unit })
    const name = `fields.${key}`
    switch (type) {
      case 'long_text':
        return field(name, labelled, { kind: 'lines', isWide: true })
      case 'number':
        return field(name, labelled, { kind: 'number' })
      case 'integer':
      case 'rating':
        return field(name, labelled, { kind: 'whole', ...(type === 'rating' && { hint: text('copy.rating.hint') }) })
      case 'money':
        return money(name, labelled, {}, currencyOfField(key))
      case 'yes_no':
        return choice(name, labelled, [
          none,
          { value: 'yes', label: text('fact.yes') },
          { value: 'no', label: text('fact.no') },
        ])
      case 'date':
        return field(name, labelled, day)
      case 'choices':
        return field(name, labelled, {
          hint: [
            text('copy.tags.hint'),
            ...(choices.length > 0 ? [text('copy.list', { values: choices.join(', ') })] : []),
          ].join(' '),
          ...(choices.length > 0 && { suggestions: choices }),
        })
      case 'country':
        return field(name, labelled, { hint: text('copy.country.hint') })
      case 'link':
        return field(name, labelled, { words: { link: 'copy.not-link' } })
      default:
        return field(name, labelled, choices.length > 0 ? { suggestions: choices } : {})
    }
  }
}
