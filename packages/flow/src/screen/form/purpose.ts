import { groupWhere } from '../../form/group-facts.ts'

/** Default `autocomplete` by field name (WCAG 1.3.5 and 3.3.8; H98); group-facts.ts names the fields of one-time codes. */
const purposes: Readonly<Record<string, string>> = {
  identifier: 'username',
  email: 'email',
  recovery_address: 'email',
  recovery_confirm_address: 'email',
  'traits.email': 'email',
  'traits.username': 'username',
  'traits.name': 'name',
  'traits.name.first': 'given-name',
  'traits.name.last': 'family-name',
  'traits.first_name': 'given-name',
  'traits.last_name': 'family-name',
  'traits.phone': 'tel',
  'traits.phone_number': 'tel',
  'traits.website': 'url',
  'traits.birthday': 'bday',
  'traits.birthdate': 'bday',
}

/** The `autocomplete` of a field: from the service, else by type `tel`, else by name. */
export const purposeOf = (name: string, type: string, said: string | undefined): string | undefined =>
  said || (type === 'tel' ? 'tel' : (purposes[name] ?? (groupWhere(({ code }) => code === name) && 'one-time-code')))
