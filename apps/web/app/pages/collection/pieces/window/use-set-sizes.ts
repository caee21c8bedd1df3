import type { SetSizes } from '@collect/collectibles/wire'
import { tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { useEffect, useState } from 'react'

import type { ListedPage } from '../listed-page.ts'
import { answerOf } from './use-list-pages.ts'

/** Places of each set of the list, without which a window does not know its rows; undefined until they come. */
export function useSetSizes(asked: string | undefined, first: ListedPage): readonly number[] | undefined {
  const { locale } = useText()
  const [sizes, setSizes] = useState<{ readonly of: ListedPage; readonly sizes: readonly number[] }>()
  useEffect(() => {
    if (asked === undefined) return
    const wait = { isOver: false }
    void answerOf<SetSizes>(asked.replace('by-set?', 'by-set/sizes?'), tagOf(locale)).then((answer) => {
      if (answer && !wait.isOver)
        setSizes({ of: first, sizes: answer.sizes.map(([copies, missing]) => copies + missing) })
    })
    return () => {
      wait.isOver = true
    }
    // Another first page is a sign that something has changed.
  }, [asked, first, locale])
  return asked === undefined ? undefined : sizes?.sizes
}
