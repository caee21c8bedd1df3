// What Microsoft says of a user, as traits of config/identity.schema.json.
local claims = std.extVar('claims');
local email = std.get(claims, 'email', null);
local name = std.get(claims, 'name', null);
local isProved = std.member([true, 'true', 1, '1'], std.get(std.get(claims, 'raw_claims', {}), 'xms_edov', false));

{
  identity: {
    traits: {
      [if email != null then 'email' else null]: email,
      [if name != null then 'name' else null]: name,
    },
    // Any tenant can give a user any address: only the optional claim xms_edov says that it is proved.
    verified_addresses:
      if email != null && isProved
      then [{ via: 'email', value: email }]
      else [],
  },
}
