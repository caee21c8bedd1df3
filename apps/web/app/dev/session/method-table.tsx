import type { AuthenticationMethod } from '@collect/contract'
import { useText } from '@collect/messages/react'

import { Moment } from './moment.tsx'

/** How the user authenticated: method, level, time. */
export function MethodTable({ methods }: { readonly methods: readonly AuthenticationMethod[] }) {
  const { text } = useText()
  return (
    <section className="stack stack--sm" aria-labelledby="methods">
      <h3 id="methods">{text('dev.methods')}</h3>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be focusable (WCAG 2.1.1) */}
      <div className="rolls" tabIndex={0} role="group" aria-labelledby="methods">
        <table>
          <thead>
            <tr>
              <th scope="col">{text('dev.method')}</th>
              <th scope="col">{text('dev.aal')}</th>
              <th scope="col">{text('dev.completed')}</th>
            </tr>
          </thead>
          <tbody>
            {methods.map(({ method, aal, completed_at }) => (
              <tr key={`${method} ${completed_at}`}>
                <td>{method}</td>
                <td>{aal}</td>
                <td>
                  <Moment time={completed_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
