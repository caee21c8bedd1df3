import type { CodesField } from '@collect/flow'
import { Message } from '../fields/message.tsx'
import { grouped, SecretList } from '../fields/secret-list.tsx'
import { useFlowView, useSay } from '../flow-context.ts'

/** Backup codes with a file and a print sheet, which name the site, the account and the date (SETTINGS-SECTION-6a). */
export function CodesSheet({ field }: { readonly field: CodesField }) {
  const say = useSay()
  const { codesHead = [], formatter } = useFlowView()
  const secrets = field.codes.map(({ words, used }) => ({ text: say(words), used }))
  const said = (what: 'title' | 'how' | 'download' | 'file' | 'print' | 'copy' | 'copied' | 'unconfirmed') =>
    say({ say: 'found', key: `settings.${field.group}.${what}`, instead: what })
  const head = [said('title'), ...codesHead, said('how')]
  const unused = secrets.filter(({ used }) => !used).map(({ text }) => grouped(text).join('-'))
  const numbered = unused.map((code, index) => `${index + 1}. ${code}`)
  const list = (
    <SecretList
      id={field.id}
      label={say(field.label)}
      secrets={secrets}
      head={head}
      isNew={field.isNew}
      {...(unused.length > 0 && {
        tools: {
          file: { label: said('download'), name: said('file'), text: [...head, '', ...numbered, ''].join('\n') },
          print: said('print'),
          copy: { label: said('copy'), done: said('copied'), text: unused.join('\n') },
        },
      })}
    />
  )
  if (field.isNew)
    return (
      <>
        <Message type="warning" text={said('unconfirmed')} />
        {list}
      </>
    )
  const counts = { left: String(unused.length), count: String(secrets.length) }
  return (
    <>
      <div className="left">
        <p className="left__n">{formatter.text('settings.state.left', counts)}</p>
        <span className="pegs" aria-hidden="true">
          {secrets.map((_, position) => (
            <i key={position} className={position < unused.length ? undefined : 'o'} />
          ))}
        </span>
      </div>
      <details className="reveal" open>
        <summary>
          <span className="o">{formatter.text('settings.codes.show')}</span>
          <span className="x">{formatter.text('settings.codes.hide')}</span>
        </summary>
        {list}
      </details>
    </>
  )
}
