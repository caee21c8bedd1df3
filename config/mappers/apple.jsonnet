// What Apple says of a user, as traits of config/identity.schema.json. Apple tells the name once, in two parts.
local claims = std.extVar('claims');
local email = std.get(claims, 'email', null);
local parts = std.prune([std.get(claims, 'given_name', null), std.get(claims, 'family_name', null)]);
local name = std.get(claims, 'name', if std.length(parts) > 0 then std.join(' ', parts) else null);

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
