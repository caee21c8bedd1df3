import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { browserWords } from './frame/browser-words.ts'
import { WordsContext } from './frame/words.ts'
import { stayOffline } from './shell/contact/stay-offline.ts'

// After a logout, the browser's account chooser signs in only those who choose an account. A browser without the
// service behind this call refuses it, and has no chooser either.
addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement && target.getAttribute('action') === '/logout')
    navigator.credentials?.preventSilentAccess().catch(() => undefined)
})

// After React's own listeners, so only those acts arrive here that the browser carries out.
addEventListener('click', stayOffline)
addEventListener('submit', stayOffline)

// The page preloads its catalogue, so it has mostly loaded. Until then, and without it, the plain forms work.
const html = document.documentElement
browserWords(html).then(
  (words) => {
    // Nothing is lost after all: the browser has asked again.
    delete html.dataset['lost']
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
  },
  () => undefined,
)
