import { inputsOf, isChoiceOfMany, isSubmit, keyOf, nameOf, postedBy, valueOf } from '../../form/node-facts.ts'
import type { ConsentRequest, EarlierAnswers, InputNode, ProjectConfiguration } from '@collect/contract'
import type { ConsentFlow } from '../../consent-flow.ts'
import { submitOf } from '../form/field-of.ts'
import type { CheckboxField, Link, SubmitField } from '../model/field.ts'
import { partyOf } from './heading.ts'
import type { Consent } from '../model/screen.ts'
import type { SourceOf } from '../model/source.ts'
import { text, type Words } from '../model/words.ts'

/** The scopes that an OAuth2 client requests (CONSENT-SCREEN). */
export function consentOf({ flow, project }: SourceOf<'oauth2_consent'>): Consent {
  const inputs = inputsOf(flow.ui.nodes)
  const [remember] = inputs.filter((node) => nameOf(node) === 'remember').map(rememberOf)
  const party = partyOf(flow.consent_request)
  const logo = ownLogoOf(flow)
  return {
    scopes: inputs.filter(isChoiceOfMany).map((node) => scopeOf(node, flow.answered, project)),
    remember,
    mark: { letter: letterOf(flow.consent_request), ...(logo !== undefined && { logo }) },
    actions: actionsOf(inputs),
    trust: text('consent.trust', { clientName: party }),
    warning: text('consent.warning'),
    redirect: text('consent.redirect', { party }),
    links: linksOf(flow.consent_request.client),
  }
}

/** A scope starts with the user's earlier answer; a new one starts checked, unless the operator decides otherwise. */
function scopeOf(
  node: InputNode,
  answered: EarlierAnswers | undefined,
  { consent_preselect }: ProjectConfiguration,
): CheckboxField {
  const scope = postedBy(node)
  const isNew = !answered?.granted.includes(scope) && !answered?.refused.includes(scope)
  // Hydra knows this scope by two names.
  const key = `consent.scope.${scope === 'offline' ? 'offline_access' : scope}` as const
  return {
    ...checkbox(node, { say: 'found', key: `${key}.title`, instead: scope }),
    value: scope,
    checked: isNew ? consent_preselect !== 'none' : (answered?.granted.includes(scope) ?? false),
    ...(answered && isNew && { mark: text('consent.new-scope') }),
    description: { say: 'found', key: `${key}.description`, instead: '' },
  }
}

const rememberOf = (node: InputNode): CheckboxField => ({
  ...checkbox(node, text('consent.remember-label')),
  value: 'true',
  checked: valueOf(node) === 'true',
  description: text('consent.remember-tooltip'),
})

const checkbox = (node: InputNode, label: Words) =>
  ({
    field: 'checkbox',
    key: keyOf(node),
    group: node.group,
    name: node.attributes.name,
    label,
    required: node.attributes.required ?? false,
    disabled: node.attributes.disabled,
    messages: [],
  }) as const

/** One button per submit node (CONSENT-SCREEN-6). Allow comes first, so Enter presses it. */
function actionsOf(inputs: readonly InputNode[]): readonly SubmitField[] {
  const actions = inputs.filter(isSubmit).map(actionOf)
  return actions.toSorted((one, other) => Number(other.look === 'primary') - Number(one.look === 'primary'))
}

function actionOf(node: InputNode): SubmitField {
  const submit = submitOf(node)
  if (submit.value === 'accept') return { ...submit, label: text('consent.action-accept'), look: 'primary' }
  return submit.value === 'reject' ? { ...submit, label: text('consent.action-reject') } : submit
}

function linksOf(client: SourceOf<'oauth2_consent'>['flow']['consent_request']['client']): readonly Link[] {
  const links: Link[] = []
  if (client?.policy_uri) links.push({ label: text('consent.privacy-policy-label'), href: client.policy_uri })
  if (client?.tos_uri) links.push({ label: text('consent.terms-of-service-label'), href: client.tos_uri })
  // The OAuth2 client chooses these addresses.
  return links.filter(({ href }) => /^https?:\/\//i.test(href))
}

/** A letter in place of a logo, because loading one would tell another origin who looks at this page. */
function letterOf({ client }: ConsentRequest): string {
  const [letter = ''] = (client?.client_name || client?.client_id || '').trim()
  return letter.toLocaleUpperCase()
}

/** The client's logo if the app itself serves it. */
function ownLogoOf({ consent_request, ui }: ConsentFlow): string | undefined {
  const logo = URL.parse(consent_request.client?.logo_uri ?? '')
  return logo && logo.origin === URL.parse(ui.action)?.origin ? logo.href : undefined
}
