// A SAML provider for trying, and the double of one in tests.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readForm, sendPage, startListening, type Partner, type PartnerOptions } from './listen.ts'
import { choicePage, plainPage, postPage, samlHomePage } from './pages.ts'
import { chosenPerson } from './people.ts'
import { samlKeyIn } from './saml-key.ts'
import { createSamlAnswers, samlTroubles, type SamlTrouble } from './saml-lies.ts'
import { saml } from './saml-names.ts'
import { readApp, readSamlRequest, RefusedRequest, type ReadMetadata, type SamlApp } from './saml-request.ts'
import { createTrouble } from './trouble.ts'

interface SamlPartnerOptions extends PartnerOptions {
  /** Holds the key, for apps keep the partner's metadata when it starts again. Unset: a new key at each start. */
  readonly keyFile?: string
  /** Reads the metadata of an app at its entity id. */
  readonly readMetadata?: ReadMetadata
  /** The time of its answers, in milliseconds. */
  readonly clock?: () => number
}

/** Whom an answer is for. Without a request, the sign-in began at the partner. */
interface SamlSignIn {
  readonly app: SamlApp
  readonly id?: string
  readonly relayState?: string
}

const name = 'SAML partner'

export function startSamlPartner(options: SamlPartnerOptions = {}): Promise<Partner<SamlTrouble>> {
  const { keyFile, readMetadata = fetchedMetadata, clock = Date.now } = options
  const trouble = createTrouble<SamlTrouble>(samlTroubles, ['metadata'])
  const key = samlKeyIn(keyFile)
  const answers = createSamlAnswers(key)

  /** The page of the people, and the answer for the one who was chosen. */
  async function ask(request: IncomingMessage, response: ServerResponse, address: URL, signIn: SamlSignIn) {
    const { app, id, relayState } = signIn
    const form = request.method === 'POST' ? await readForm(request) : new URLSearchParams()
    const isRefused = Boolean(form.get('deny')) || trouble.is('denied')
    const person = chosenPerson(form)
    if (!person && !isRefused) {
      const problem = request.method === 'POST' && { problem: 'Choose a user, or enter an e-mail or a subject.' }
      const action = address.pathname + address.search
      const application = URL.parse(app.entityId)?.host ?? app.entityId
      const html = choicePage({ partner: name, application, action, ...problem, tellsProof: false })
      return sendPage(response, html, problem ? 400 : 200)
    }
    const frame = {
      issuer: `${address.origin}/metadata`,
      audience: app.entityId,
      recipient: app.answersAt,
      at: clock(),
      ...(id !== undefined && { requestId: id }),
    }
    const xml = answers(frame, isRefused ? undefined : person, trouble.current?.name)
    const fields = { SAMLResponse: Buffer.from(xml).toString('base64'), ...(relayState && { RelayState: relayState }) }
    sendPage(response, postPage(name, app.answersAt, fields))
  }

  async function answer(request: IncomingMessage, response: ServerResponse, address: URL) {
    const { origin, pathname, searchParams } = address
    switch (pathname) {
      case '/':
        return sendPage(response, samlHomePage(name, origin))
      case '/metadata':
        response.writeHead(200, { 'Content-Type': 'application/samlmetadata+xml' })
        return void response.end(metadataOf(origin, key.certificate))
      case '/sign-on':
        return ask(request, response, address, await readSamlRequest(address, readMetadata))
      case '/begin':
        return ask(request, response, address, { app: await readApp(searchParams.get('app') ?? '', readMetadata) })
      default:
        return sendPage(response, plainPage(name, 'Not found', 'There is no such page.'), 404)
    }
  }

  return startListening(options, {
    name,
    trouble,
    callOf: ({ pathname }) => (pathname === '/metadata' ? 'metadata' : undefined),
    handle: () => async (request, response, address) => {
      try {
        await answer(request, response, address)
      } catch (error) {
        if (!(error instanceof RefusedRequest)) throw error
        sendPage(response, plainPage(name, 'This request cannot be answered', error.message), 400)
      }
    },
  })
}

/** The entity id of an app is the address of its metadata. */
async function fetchedMetadata(entityId: string): Promise<string> {
  const answer = await fetch(entityId, { signal: AbortSignal.timeout(5_000) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.text()
}

const metadataOf = (origin: string, certificate: string): string =>
  `<EntityDescriptor xmlns="${saml.metadata}" entityID="${origin}/metadata">` +
  `<IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="${saml.protocol}">` +
  `<KeyDescriptor use="signing"><KeyInfo xmlns="${saml.signature}"><X509Data><X509Certificate>${certificate}` +
  `</X509Certificate></X509Data></KeyInfo></KeyDescriptor><NameIDFormat>${saml.persistent}</NameIDFormat>` +
  `<SingleSignOnService Binding="${saml.redirect}" Location="${origin}/sign-on"/></IDPSSODescriptor></EntityDescriptor>`
