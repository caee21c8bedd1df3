import type { ProjectConfiguration } from '@collect/contract'

import { ConsentCard } from '../../account/consent/consent-card.tsx'
import { AccountFrame } from '../../account/frame/account-frame.tsx'
import { FlowPage } from '../../account/frame/flow-page.tsx'
import { SettingsPage } from '../../account/settings/settings-page.tsx'
import { VerificationCard } from '../../account/verification/verification-card.tsx'
import type { DrawnCase } from './load-case.ts'

interface CaseViewProps {
  readonly drawn: DrawnCase
  readonly project: ProjectConfiguration
  readonly search: string
}

/** The components of the account pages. */
export function CaseView({ drawn, project, search }: CaseViewProps) {
  const found = { found: true, happened: undefined } as const
  switch (drawn.kind) {
    case 'settings':
      return (
        <main className="shell">
          <SettingsPage
            loaded={{ ...found, flow: drawn.flow }}
            project={project}
            here={undefined}
            others={[]}
            ended={undefined}
            account={undefined}
            apps={undefined}
            failed={undefined}
          />
        </main>
      )
    case 'verification':
      return (
        <AccountFrame>
          <VerificationCard loaded={{ ...found, flow: drawn.flow }} project={project} address={undefined} />
        </AccountFrame>
      )
    case 'oauth2_consent':
      return (
        <AccountFrame>
          <ConsentCard flow={drawn.flow} project={project} />
        </AccountFrame>
      )
    case 'login':
    case 'registration':
    case 'recovery':
      return <FlowPage page={{ kind: drawn.kind, loaded: { ...found, flow: drawn.flow }, search, project }} />
  }
}
