import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { browserWords } from './frame/browser-words.ts'
import { WordsContext } from './frame/words.ts'
import { LightPage } from './light/light-page.tsx'
import { loadLightPage } from './light/light-pages.ts'
import { pageDataId, type PageData } from './light/page-data.ts'
import { stopQuietSignIn } from './quiet-sign-in.ts'

// React Router's runtime of hot updates keeps a changed route for its router, which this page lacks.
if (import.meta.hot) {
  import.meta.hot.on('react-router:hmr', ({ route }: { readonly route: unknown }) => {
    if (route) location.reload()
  })
  Object.assign(globalThis, { __reactRouterDataRouter: { revalidate: async () => undefined } })
}

stopQuietSignIn()

// Both are preloaded, so they have mostly arrived. Until then the plain forms work.
const data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData // written by the server
const [words, Page] = await Promise.all([browserWords(document.documentElement), loadLightPage(data.id)])
const { pathname, search } = location
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsContext value={words}>
        <LightPage data={data} Page={Page} address={{ pathname, search }} />
      </WordsContext>
    </StrictMode>,
  )
})
