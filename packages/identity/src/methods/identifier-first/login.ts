import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { submitNode } from '../../nodes/node.ts'
import { methodsOfOrganization, organizationOf } from '../../providers/organizations.ts'
import { identifierForms } from '../../schema/normalise.ts'
import { linksIn } from '../../records/provided-user.ts'
import { defineStrategy, type StrategyContext } from '../strategy.ts'
import { sendSignInCode } from '../shared-codes/sign-in-code.ts'
import { firstIdentifier, isIdentifierFirst } from '../login-identifier.ts'
import { refused, refusedField, refusedIssues, requiredIssue } from '../verdict.ts'

/** Asks for the identifier first, then for a sign-in method (docs/contract/http.md §5.10). */
export const identifierFirstLogin = defineStrategy({
  payload: z.object({ identifier: z.string().max(320).optional() }),

  nodes(view, { config }) {
    // After a code was sent, the code method shows the identifier.
    if (!isIdentifierFirst(config, view) || view.flow.state === 'sent_email') return []
    if (view.flow.active === 'identifier_first') return [firstIdentifier(view, 'hidden')]
    return [
      firstIdentifier(view, 'text'),
      submitNode('identifier_first', 'method', 'identifier_first', MessageId.labelContinue),
    ]
  },

  async submit(context, { identifier }, submission) {
    const { config } = context
    const { flow } = submission
    if (!isIdentifierFirst(config, submission) || flow.state !== 'choose_method') {
      return refused(message(MessageId.loginNoStrategy))
    }
    // With `mitigate`, every identifier gets all methods, so that attackers learn nothing about accounts.
    const isTold = !config.security.account_enumeration.mitigate
    if (identifier === undefined) {
      return isTold ? unknown() : refusedIssues([requiredIssue('identifier')])
    }
    const organization = organizationOf(context, identifier)
    if (organization) {
      const methods = methodsOfOrganization(context.connections, organization.id)
      return { verdict: 'identified', identifier, methods, organizationId: organization.id }
    }
    const { methods, providers } = isTold ? await waysBehind(context, identifier) : everyWay(context)
    if (isTold && methods.length === 0) return unknown()
    if (methods.length === 1 && methods[0] === 'code') return sendSignInCode(context, submission, identifier)
    return { verdict: 'identified', identifier, ...(isTold && { methods, providers }) }
  },
})

const unknown = () => refusedField('identifier', message(MessageId.identifierUnknown))

interface Ways {
  readonly methods: readonly string[]
  /** Ids of linked providers. */
  readonly providers?: readonly string[]
}

const everyWay = ({ factors }: StrategyContext): Ways => ({ methods: factors.first })

async function waysBehind({ factors, identities }: StrategyContext, identifier: string): Promise<Ways> {
  for (const form of identifierForms(identifier)) {
    // A passkey has no identifier of its own: the account's other identifiers find it.
    const owner = await identities.findOwner(form, factors.named)
    if (owner !== undefined) {
      const credentials = await identities.credentialsOf(owner)
      const links = credentials.flatMap(({ config }) => linksIn(config)).map(({ provider }) => provider)
      return { methods: factors.firstOf(credentials), ...(links.length > 0 && { providers: links }) }
    }
  }
  return { methods: [] }
}
