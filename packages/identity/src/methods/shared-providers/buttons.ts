import type { UiNode } from '@collect/contract'
import { message } from '../../nodes/message.ts'
import { inputNode } from '../../nodes/node.ts'
import type { Connection } from '../../providers/connection.ts'
import { linksIn } from '../../records/provided-user.ts'
import type { StrategyContext, View } from '../strategy.ts'

/** One provider's button (docs/contract/providers-and-oauth2.md §A4). */
export const providerButton = ({ method, id, label, kind, fedCm }: Connection, labelId: number): UiNode =>
  inputNode(
    method,
    'provider',
    'submit',
    { value: id },
    message(labelId, {
      provider: label,
      provider_id: id,
      provider_kind: kind,
      ...(fedCm && { fedcm_config_url: fedCm.configUrl }),
    }),
  )

/**
 * The providers that a form of sign-in or sign-up offers: all of the flow's organisation, else the general ones. An
 * account that proves itself before a linking may have links with both.
 */
export const offeredIn = (
  { flow }: Pick<View, 'flow'>,
  { connections }: Pick<StrategyContext, 'connections'>,
  method: string,
): readonly Connection[] =>
  connections.all.filter(
    ({ method: own, organizationId }) =>
      own === method &&
      (organizationId === flow.organizationId || (flow.linksTo !== undefined && organizationId === undefined)),
  )

/** The ids of the providers that the account of a view has links with. */
export const linkedIn = ({ credentials }: Pick<View, 'credentials'>, method: string): ReadonlySet<string> =>
  new Set(linksIn(credentials.find(({ type }) => type === method)?.config).map(({ provider }) => provider))
