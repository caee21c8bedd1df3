import type { Collector } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { SamplesForm } from './samples-form.tsx'

/** Whether this account sees samples. */
export function SamplesPart({ collector: { rev, samples_hidden } }: { readonly collector: Collector }) {
  const { text } = useText()
  return (
    <section className="prefs__part" aria-labelledby="samples">
      <h2 id="samples">{text('preferences.samples')}</h2>
      <p className="muted">{text(samples_hidden ? 'preferences.samples.hidden' : 'preferences.samples.shown')}</p>
      <SamplesForm rev={rev} isHidden={samples_hidden} action="/collection?show=preferences" />
    </section>
  )
}
