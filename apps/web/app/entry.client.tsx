import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { browserWords } from './frame/browser-words.ts'
import { WordsContext } from './frame/words.ts'

// The page preloads its words, so they are mostly there; until then it is a page of plain forms, which work.
const words = await browserWords(document.documentElement)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsContext value={words}>
        <HydratedRouter />
      </WordsContext>
    </StrictMode>,
  )
})
