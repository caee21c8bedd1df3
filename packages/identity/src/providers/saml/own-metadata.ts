import type { SamlSettings } from '../../config/saml-config.ts'
import type { SigningKey } from './signing-keys.ts'
import { escapedXml, namespaces } from './xml.ts'

/** The addresses of this service at one SAML provider. */
export interface SamlPlace {
  /** The entity id; the metadata is there. */
  readonly entityId: string
  /** Takes the provider's answers by POST. */
  readonly answersAt: string
}

export function samlPlaceOf({ id, audience_override_base_url }: SamlSettings, base: string): SamlPlace {
  const methods = '/self-service/methods/saml'
  const own = base.replace(/\/+$/, '')
  return {
    entityId: `${audience_override_base_url ?? own}${methods}/metadata/${id}`,
    answersAt: `${own}${methods}/callback/${id}`,
  }
}

/** This service's metadata, for the operator of the provider (docs/contract/providers-and-oauth2.md §B2). */
export function ownMetadata(
  { entityId, answersAt }: SamlPlace,
  keys: readonly Pick<SigningKey, 'certificate'>[],
  { want_signed, name_id_format }: Pick<SamlSettings, 'want_signed' | 'name_id_format'>,
): string {
  const wantsAssertions = want_signed === 'assertion' || want_signed === 'both'
  const certificates = keys.map(
    ({ certificate }) =>
      `<KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="${namespaces.signature}"><ds:X509Data>` +
      `<ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`,
  )
  const format = name_id_format === undefined ? '' : `<NameIDFormat>${escapedXml(name_id_format)}</NameIDFormat>`
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<EntityDescriptor xmlns="${namespaces.metadata}" entityID="${escapedXml(entityId)}">` +
    `<SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="${wantsAssertions}"` +
    ` protocolSupportEnumeration="${namespaces.protocol}">${certificates.join('')}${format}` +
    `<AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"` +
    ` Location="${escapedXml(answersAt)}" index="0" isDefault="true"/></SPSSODescriptor></EntityDescriptor>\n`
  )
}
