// What LinkedIn says of a user, as traits of config/identity.schema.json.
// For `provider: generic` at a server between LinkedIn and the app: LinkedIn's own id tokens carry no nonce.
local claims = std.extVar('claims');
local email = std.get(claims, 'email', null);
local name = std.get(claims, 'name', null);

{
  identity: {
    traits: {
      [if email != null then 'email' else null]: email,
      [if name != null then 'name' else null]: name,
    },
    // Without a mail of its own, an address is proved only when the provider says so.
    verified_addresses:
      if email != null && std.get(claims, 'email_verified', false) == true
      then [{ via: 'email', value: email }]
      else [],
  },
}
