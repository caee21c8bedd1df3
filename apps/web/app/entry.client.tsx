import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { browserWords } from './frame/browser-words.ts'
import { WordsContext } from './frame/words.ts'

// After a logout, the browser's account chooser signs in only those who choose an account. A browser without the
// service behind this call refuses it, and has no chooser either.
addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement && target.getAttribute('action') === '/logout')
    navigator.credentials?.preventSilentAccess().catch(() => undefined)
})

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
