import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { browserWords } from './frame/browser-words.ts'
import { WordsContext } from './frame/words.ts'
import { stopQuietSignIn } from './quiet-sign-in.ts'
import { contextOfRequest } from './shell/contact/of-fetcher.ts'
import { watchOffline } from './shell/contact/stay-offline.ts'
import { followEarlyStep, noteDrawnAddress } from './shell/early-step.ts'
import { ignoreGivenUp } from './shell/given-up.ts'

noteDrawnAddress()

stopQuietSignIn()

watchOffline()

ignoreGivenUp()

// The page preloads its catalogue, so it has mostly loaded. Until then, and without it, the plain forms work.
const html = document.documentElement
browserWords(html).then(
  (words) => {
    // Nothing is lost after all: the browser has asked again.
    delete html.dataset['lost']
    if (followEarlyStep()) return
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <WordsContext value={words}>
            <HydratedRouter getContext={contextOfRequest} />
          </WordsContext>
        </StrictMode>,
      )
    })
  },
  () => undefined,
)
