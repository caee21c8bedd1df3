// What a provider says of a user, as traits of config/identity.schema.json.
local claims = std.extVar('claims');
local email = std.get(claims, 'email', null);
// Apple tells the parts of a name only.
local parts = [std.get(claims, 'given_name', ''), std.get(claims, 'family_name', '')];
local name = std.get(claims, 'name', std.join(' ', [part for part in parts if part != '']));

{
  identity: {
    traits: {
      [if email != null then 'email' else null]: email,
      [if name != '' then 'name' else null]: name,
    },
    // Without a mail of its own, an address is proved only when the provider says so.
    verified_addresses:
      if email != null && std.get(claims, 'email_verified', false) == true
      then [{ via: 'email', value: email }]
      else [],
  },
}
