import { useText } from '@collect/messages/react'
import { Form, useActionData, useLocation } from 'react-router'

import { newsText } from '../../../acts/news-text.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { useFormRules } from '../../../forms/use-form-rules.ts'
import { Owner } from '../../../frame/owner.tsx'
import type { OpenCopy } from './open-copy.ts'
import { splitRules, type RefusedSplit } from './split-rules.ts'

/** The form as it was refused: now, or before a sign-in. */
export function useRefusedSplit({ split }: OpenCopy): Pick<RefusedSplit, 'typed' | 'problems' | 'failure'> | undefined {
  const answered = useActionData<RefusedSplit | { readonly about?: never }>()
  return answered?.about === 'split' ? answered : split
}

/** Makes a copy of its own from some pieces. */
export function SplitForm({ open }: { readonly open: OpenCopy }) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const refused = useRefusedSplit(open)
  const rules = splitRules(open.copy.quantity - 1)
  const ruled = useFormRules({ rules, problems: refused?.problems })
  return (
    <Form className="menu__split" method="post" action={pathname + search} {...ruled.form} preventScrollReset replace>
      <Owner />
      <input type="hidden" name="intent" value="split" />
      <input type="hidden" name="key" value={`split-${open.key}`} />
      {refused?.failure && (
        <p className="error" role="alert" tabIndex={-1}>
          <span>{newsText({ text }, { told: refused.failure }, open.copy.name)}</span>
        </p>
      )}
      <FormField
        spec={{
          kind: 'whole',
          form: 'split',
          name: 'quantity',
          label: text('copy.split.pieces'),
          rules: rules['quantity'] ?? {},
          words: { too_many: 'copy.told.not-split' },
        }}
        typed={refused?.typed ?? { quantity: '1' }}
        ruled={ruled}
        isFocused={refused?.problems['quantity'] !== undefined}
      />
      <button className="btn btn--sm">{text('copy.split')}</button>
    </Form>
  )
}
