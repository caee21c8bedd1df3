import { reasons } from '../../nodes/reasons.ts'
import { refused, type Refused } from '../../methods/verdict.ts'
import { MappingFault, type Connection } from '../../providers/connection.ts'
import type { ProviderFault } from '../../providers/provider.ts'
import type { Caller } from '../caller.ts'
import type { Service } from '../service.ts'

/** The sentence for the user when a trip failed; the log gets the reason. */
export function explained(
  { noteProviderFault }: Service,
  { id, label }: Pick<Connection, 'id' | 'label'>,
  fault: ProviderFault | MappingFault,
  { requestId }: Pick<Caller, 'requestId'>,
): Refused {
  const kind = fault instanceof MappingFault ? 'mapping' : fault.kind
  noteProviderFault({ provider: id, kind, request: requestId }, fault)
  if (fault instanceof MappingFault) return refused(reasons.providerMapping(label))
  switch (fault.kind) {
    case 'cancelled':
      return refused(reasons.providerDenied(label, undefined, 'info'))
    case 'denied':
      return refused(reasons.providerDenied(label, fault.said, 'error'))
    case 'down':
      return refused(reasons.providerDown(label))
    case 'answer':
      return refused(reasons.providerAnswer(label))
    case 'scope':
      return refused(reasons.scopeMissing(label))
  }
}
