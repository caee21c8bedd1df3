import type { AccountLife, PendingAddressChange } from '@collect/contract'
import { Hono } from 'hono'
import type { IdentityId } from '../records/ids.ts'
import { reviewOf } from '../owner-data/review.ts'
import { wireTime } from '../clock.ts'
import type { Caller } from '../flows/caller.ts'
import { badRequest, frozen, notFound, refreshRequired, unauthorized } from '../flows/flow-error.ts'
import { showVerification } from '../flows/begin/open-verification.ts'
import { resumeVerification } from '../flows/begin/resume-verification.ts'
import { secondFactorAddress, secondFactorRequired } from '../flows/second-factor-address.ts'
import type { Service } from '../flows/service.ts'
import { changeKeyName } from '../identities/rename-key.ts'
import { waitingDays } from '../identities/waiting-time.ts'
import { sendChangeAgain } from '../flows/settle/settle-address-change.ts'
import { linksIn } from '../records/provided-user.ts'
import type { IdentityRecord } from '../records/identity.ts'
import { maxKeyNameLength, webauthnCredentialsIn } from '../records/webauthn-credential.ts'
import type { Body } from '../methods/strategy.ts'
import { unprintableIssues } from '../schema/unprintable.ts'
import { wireIdentity } from '../identities/wire-identity.ts'
import type { AddressChange } from '../store/address-change-store.ts'
import type { EventCursor } from '../store/event-store.ts'
import type { LiveSession } from '../sessions/sessions.ts'
import { listedSession } from '../sessions/wire-session.ts'
import { eventIn, tokenOfEvent } from './event-cursor.ts'
import { always, type Handle } from './handle.ts'
import { readBody } from './wire/body.ts'
import { jsonReply } from './wire/reply.ts'

/** Maximum number of sessions in an export of the owner's data. */
const maxSessions = 1_000

/**
 * Routes under `/account` for the account's owner, which Kratos does not have. Changes use PUT and DELETE, which forms
 * of other sites cannot send.
 */
export function accountRoutes(service: Service, handle: Handle): Hono {
  const { accounts, addressChanges, addresses, clock, config, identities, sessions, stores } = service
  const app = new Hono()

  const ownerOf = async (caller: Caller): Promise<LiveSession> => {
    const live = await caller.session()
    if (!live) throw unauthorized()
    if (sessions.needsSecondFactor(live, config.selfservice.flows.settings.required_aal)) {
      throw secondFactorRequired(secondFactorAddress(service, addresses.page('settings')))
    }
    return live
  }
  const recentOwnerOf = async (caller: Caller): Promise<LiveSession> => {
    const live = await ownerOf(caller)
    if (!sessions.isPrivileged(live.session)) {
      throw refreshRequired(addresses.start('login', { refresh: 'true', return_to: addresses.page('settings') }))
    }
    return live
  }
  const changerOf = (live: LiveSession): LiveSession => {
    if (live.identity.frozenAt !== undefined) throw frozen()
    return live
  }
  const overview = async (owner: IdentityRecord, older?: EventCursor): Promise<AccountLife> => {
    const { events, last } = await accounts.events(owner, older)
    return {
      events,
      older_events_token: last ? tokenOfEvent(last) : null,
      ...(await standing(owner.id)),
    }
  }
  const standing = async (identityId: IdentityId) => ({
    password_changed_at: wireTimeOf(await stores.events.latest(identityId, 'password_changed')),
    deletion_due_at: (await accounts.deletion(identityId)) ?? null,
    deletion_waiting_days: waitingDays,
    deletion_begins_at: (await accounts.deletionBegins(identityId)) ?? null,
    pending_address: wirePending(await addressChanges.pendingOf(identityId)),
    review: (await reviewOf(service, identityId)) ?? null,
  })

  app.get(
    '/',
    handle(always, async (caller) => {
      const { identity } = await ownerOf(caller)
      return jsonReply(await overview(identity, eventIn(caller.url.searchParams.get('page_token'))))
    }),
  )

  app.get(
    '/data',
    handle(always, async (caller) => {
      const live = await recentOwnerOf(caller)
      const { identity } = live
      const credentials = await stores.credentials.list(identity.id)
      const others = await sessions.listOthers(live, maxSessions, 0)
      return jsonReply({
        identity: wireIdentity(identity, addresses.schema),
        credentials: credentials.map(({ type, identifiers, config: kept, createdAt, updatedAt }) => ({
          type,
          identifiers,
          created_at: wireTime(createdAt),
          updated_at: wireTime(updatedAt),
          ...(linksIn(kept).length > 0 && {
            providers: linksIn(kept).map(({ provider, subject, added_at }) => ({ provider, subject, added_at })),
          }),
        })),
        sessions: [live.session, ...others.sessions].map((session) => {
          const { identity: _, ...rest } = listedSession(session, null, clock())
          return rest
        }),
        events: await accounts.allEvents(identity.id),
        ...(service.connectedApps && { connected_apps: await service.connectedApps(identity.id) }),
        deletion_due_at: (await accounts.deletion(identity.id)) ?? null,
        pending_address: wirePending(await addressChanges.pendingOf(identity.id)),
        former_addresses: identity.recovery.flatMap(({ via, value, until }) =>
          until === undefined ? [] : [{ via, value, until: wireTime(until) }],
        ),
      })
    }),
  )

  // Every page of a signed-in user asks this, so it reads one row.
  app.get(
    '/deletion',
    handle(always, async (caller) => {
      const { identity } = await ownerOf(caller)
      return jsonReply({ deletion_due_at: (await accounts.deletion(identity.id)) ?? null })
    }),
  )

  app.put(
    '/deletion',
    handle(always, async (caller) => {
      const { identity } = changerOf(await recentOwnerOf(caller))
      await accounts.requestDeletion(identity, caller.actor)
      caller.lastWay.drop()
      return jsonReply(await overview(identity))
    }),
  )

  app.put(
    '/verification',
    handle(always, async (caller) => {
      const { identity } = await ownerOf(caller)
      const flow = await resumeVerification(service, caller, identity)
      return jsonReply({ continue_with: flow ? [showVerification(service, flow)] : [] })
    }),
  )

  app.get(
    '/passkeys',
    handle(always, async (caller) => {
      if (!service.methods.enabled.some(({ name }) => name === 'passkey')) throw notFound('Passkeys are switched off.')
      const { identity } = await ownerOf(caller)
      const credentials = await stores.credentials.list(identity.id)
      return jsonReply({ count: webauthnCredentialsIn(credentials, 'passkey').length })
    }),
  )

  app.put(
    '/keys/:id',
    handle(always, async (caller, request, { id = '' }) => {
      const { identity } = changerOf(await ownerOf(caller))
      const content = await readBody(request)
      if ('problem' in content) throw badRequest(content.problem)
      const name = keyNameIn(content.body)
      if (!(await changeKeyName(identities, { identityId: identity.id, hexId: id, name })))
        throw notFound('The account has no such key.')
      return jsonReply(await overview(identity))
    }),
  )

  app.delete(
    '/deletion',
    handle(always, async (caller) => {
      const { identity } = await ownerOf(caller)
      await accounts.callOffDeletion(identity, caller.actor)
      return jsonReply(await overview(identity))
    }),
  )

  app.delete(
    '/address-change',
    handle(always, async (caller) => {
      const { identity } = await ownerOf(caller)
      await addressChanges.giveUp(identity.id)
      return jsonReply(await overview(identity))
    }),
  )

  app.put(
    '/address-change/mail',
    handle(always, async (caller) => {
      const { identity } = changerOf(await ownerOf(caller))
      const change = await addressChanges.pendingOf(identity.id)
      if (!change || change.dueAt !== undefined) throw notFound('The account has no pending address.')
      await sendChangeAgain(service, caller, change, identity)
      return jsonReply(await overview(identity))
    }),
  )

  return app
}

function keyNameIn({ name }: Body): string {
  if (typeof name !== 'string' || name.trim() === '') throw badRequest('The field "name" is missing.')
  const typed = name.trim()
  if (typed.length > maxKeyNameLength || unprintableIssues(typed).length > 0)
    throw badRequest(`The field "name" takes ${maxKeyNameLength} printable characters.`)
  return typed
}

/** The pending address of an account, in its wire form. */
const wirePending = (change: AddressChange | undefined): PendingAddressChange | null =>
  change
    ? {
        value: change.value,
        via: change.via,
        flow_id: change.flowId ?? null,
        counts_from: change.dueAt === undefined ? null : wireTime(change.dueAt),
        expires_at: wireTime(change.endsAt),
      }
    : null

const wireTimeOf = (event: { readonly at: number } | undefined): string | null => (event ? wireTime(event.at) : null)
