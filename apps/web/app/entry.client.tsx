import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { browserWords } from './frame/browser-words.ts'
import { WordsContext } from './frame/words.ts'
import { stopQuietSignIn } from './quiet-sign-in.ts'

stopQuietSignIn()

// The page preloads its catalogue, so it has mostly loaded. Until then the plain forms work.
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
