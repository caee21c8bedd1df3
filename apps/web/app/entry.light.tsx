import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { browserWords } from './frame/browser-words.ts'
import { WordsContext } from './frame/words.ts'
import { LastResort } from './last-resort.tsx'
import { LightPage } from './light/light-page.tsx'
import { loadLightPage } from './light/light-pages.ts'
import { pageDataId, type PageData } from './light/page-data.ts'
import { stopQuietSignIn } from './quiet-sign-in.ts'
import { watchOffline } from './shell/contact/stay-offline.ts'

// React Router's runtime of hot updates keeps a changed route for its router, which this page lacks.
if (import.meta.hot) {
  import.meta.hot.on('react-router:hmr', ({ route }: { readonly route: unknown }) => {
    if (route) location.reload()
  })
  Object.assign(globalThis, { __reactRouterDataRouter: { revalidate: async () => undefined } })
}

stopQuietSignIn()
watchOffline()

const html = document.documentElement
const data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData // written by the server
// Both are preloaded, so they have mostly arrived. Until then, and without them, the plain forms work.
Promise.all([browserWords(html), loadLightPage(data.id)]).then(
  ([words, Page]) => {
    // Nothing is lost after all: the browser has asked again.
    delete html.dataset['lost']
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <WordsContext value={words}>
            <LastResort>
              <LightPage data={data} Page={Page} />
            </LastResort>
          </WordsContext>
        </StrictMode>,
      )
    })
  },
  () => undefined,
)
