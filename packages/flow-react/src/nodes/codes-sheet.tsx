import type { CodesField } from '@collect/flow'
import { grouped, SecretList } from '../fields/secret-list.tsx'
import { useFlowView, useSay } from '../flow-context.ts'

/** Backup codes with a file and a print sheet, which name the site, the account and the date. */
export function CodesSheet({ field }: { readonly field: CodesField }) {
  const say = useSay()
  const { codesHead = [] } = useFlowView()
  const secrets = field.codes.map(({ words, used }) => ({ text: say(words), used }))
  const said = (what: 'title' | 'how' | 'download' | 'file' | 'print') =>
    say({ say: 'found', key: `settings.${field.group}.${what}`, instead: what })
  const head = [said('title'), ...codesHead, said('how')]
  const unused = secrets
    .filter(({ used }) => !used)
    .map(({ text }, index) => `${index + 1}. ${grouped(text).join('-')}`)
  const download = { label: said('download'), file: said('file'), text: [...head, '', ...unused, ''].join('\n') }
  return (
    <SecretList
      id={field.id}
      label={say(field.label)}
      secrets={secrets}
      head={head}
      {...(unused.length > 0 && { download, print: said('print') })}
    />
  )
}
