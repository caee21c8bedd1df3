// What Discord says of a user, as traits of config/identity.schema.json. For `provider: generic`, issuer https://discord.com.
local claims = std.extVar('claims');
local email = std.get(claims, 'email', null);
// Without a display name, the name of the account.
local name = std.get(claims, 'name', std.get(claims, 'nickname', std.get(claims, 'preferred_username', null)));

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
